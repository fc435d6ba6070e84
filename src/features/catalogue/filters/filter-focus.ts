/** The id of the button that opens the sheet with all filters. */
export const SHEET_TOGGLE_ID = 'filters-toggle';

/** Moves the focus to the filters before a focused button is removed. */
export function focusFilters() {
  document.getElementById(SHEET_TOGGLE_ID)?.focus();
}
