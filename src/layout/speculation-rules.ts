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
