// @ts-check
// Inlined into the catalogue's page before its cards. The static page shows every watch, so a link with filters would
// first paint watches that do not match. This hides the cards until React has filtered them (`catalogue.module.css`), and
// preloads React with high priority.
(() => {
  /** Enough for a slow connection. If a request hangs, the page still shows its watches after this time. */
  const LIMIT_MS = 20_000;
  const { dataset } = document.documentElement;
  const { filters = '', others = '' } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
  const query = new URLSearchParams(location.search);
  // Not of a value that no watch has: React ignores it.
  const hasFilter = filters.split(' ').some((filter) => `&${query}&`.includes(`&${filter}&`));
  if (!hasFilter && !others.split(' ').some((name) => query.has(name))) return;
  // Reserves a line for the chips.
  dataset.filtersPending = hasFilter ? 'chips' : '';
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
