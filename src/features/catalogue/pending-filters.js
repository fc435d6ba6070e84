// @ts-check
// Inlined into the catalogue's page before its cards. The static page shows every watch, so a link with filters would
// first paint watches that do not match. This hides the cards until React has filtered them (`catalogue.module.css`), and
// preloads React with high priority.
(() => {
  /** Enough for a slow connection. If a request hangs, the page still shows its watches after this time. */
  const LIMIT_MS = 20_000;
  const { dataset } = document.documentElement;
  const { facets = '', others = '' } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
  const query = new URLSearchParams(location.search);
  const has = (/** @type {string} */ names) => names.split(' ').some((name) => query.has(name));
  if (!has(facets) && !has(others)) return;
  // Reserves a line for the chips.
  dataset.filtersPending = has(facets) ? 'chips' : '';
  setTimeout(() => {
    delete dataset.filtersPending;
  }, LIMIT_MS);
  addEventListener('DOMContentLoaded', () => {
    const island = document.querySelector('main astro-island');
    for (const name of ['component-url', 'renderer-url']) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'high' });
      link.href = island?.getAttribute(name) ?? '';
      document.head.append(link);
    }
  });
})();
