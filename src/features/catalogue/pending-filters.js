// @ts-check
// Inlined into the catalogue's page before its cards. The static page shows every watch, so a link with filters would
// first paint what it filters out. This hides the cards until React has filtered them (`base.css`).
(() => {
  const { parameters } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
  const query = new URLSearchParams(location.search);
  if (parameters?.split(' ').some((name) => query.has(name))) document.documentElement.dataset.filtersPending = '';
})();
