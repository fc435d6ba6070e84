// @ts-check
// Inlined into the catalogue's page before its cards. The static page shows every watch, so a link with filters would
// first paint what it filters out. This hides the cards until React has filtered them (`base.css`).
(() => {
  /** How long at most: time for a slow phone line, but a request that hangs must not leave the page blank. */
  const LIMIT_MS = 10_000;
  const { dataset } = document.documentElement;
  const { parameters } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
  const query = new URLSearchParams(location.search);
  if (!parameters?.split(' ').some((name) => query.has(name))) return;
  dataset.filtersPending = '';
  setTimeout(() => {
    delete dataset.filtersPending;
  }, LIMIT_MS);
})();
