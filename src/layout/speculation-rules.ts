/**
 * Lets the browser prefetch a page while the pointer rests on its link; on a phone, when the browser expects a tap. It
 * fetches the HTML alone, and does not if the visitor saves data or power: the browser decides. A gallery's link to a
 * large picture is not a page.
 * Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = {
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/images/*' } }] }, eagerness: 'moderate' },
  ],
};
