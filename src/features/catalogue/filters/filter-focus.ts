import type { FacetId } from './facets.ts';

/** The id of the button that opens a facet's menu, or the sheet with all filters. */
export const toggleId = (opened: FacetId | 'filters') => `${opened}-toggle`;

/** Moves the focus to a facet's button before a focused button is removed. */
export function focusFilterBar(facetId: FacetId = 'brand') {
  // A facet without a visible button is in the sheet, and focusing what is not visible changes nothing.
  for (const opened of ['filters', facetId] as const) document.getElementById(toggleId(opened))?.focus();
}
