/**
 * JSON that is safe inside a script element: without `<`, nothing in it can close the element.
 *
 * @param data anything that `JSON.stringify` accepts
 * Source: https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function embedJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
