import { type FacetId, facets } from './facets.ts';

/** The id of the button that opens a facet's menu. */
export const menuToggleId = (facetId: FacetId) => `${facetId}-toggle`;

/** The id of the button that opens the sheet. */
export const sheetToggleId = 'filters-toggle';

/** Moves the focus to a facet's button, by default the first one's, before a focused button is removed. */
export function focusFilterBar(facetId: FacetId | undefined = facets[0]?.id) {
  const toggle = facetId && document.getElementById(menuToggleId(facetId));
  toggle?.focus();
  // A facet without a visible button is in the sheet.
  if (!toggle || document.activeElement !== toggle) document.getElementById(sheetToggleId)?.focus();
}
