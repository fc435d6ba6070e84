/**
 * Lets the browser prefetch a page while the pointer rests on its link; on a phone, when the browser expects a tap. It
 * fetches the HTML alone, about 6 kB, and nothing when the visitor saves data or power: the browser decides about that.
 * Figures: decision 0015.
 * Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = {
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
};
