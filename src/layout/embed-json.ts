/**
 * Data as JSON that can stand inside of a script element: no `<` in it can end the element.
 * Source: https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function embedJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
