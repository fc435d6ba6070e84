import { createHash } from 'node:crypto';

/**
 * JSON that is safe inside a script element: without `<`, nothing in it can close the element.
 * Source: https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function inlineJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The hash by which the Content Security Policy allows an inline script or style. */
export function hashForPolicy(code: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/**
 * Lets the browser prefetch a page when the pointer rests on its link or, on a phone, when it expects a tap. It fetches only
 * the HTML, and nothing if the visitor saves data or power. The gallery's links to large pictures are excluded.
 * Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = {
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/images/*' } }] }, eagerness: 'moderate' },
  ],
};
