/*
 * All the script that a page without islands has. Everything here corrects or refines something
 * that already works without it.
 */

/** The copyright year is that of the build until the browser knows better. */
function correctYear() {
  const line = document.querySelector('[data-copyright]');
  if (line?.textContent) line.textContent = line.textContent.replace(/\d{4}/, String(new Date().getFullYear()));
}

/** The language links keep the query that the page has at the moment, such as the catalogue's filters. */
function keepQuery() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-query]')) {
    link.search = location.search;
    link.hash = location.hash;
  }
}

/** A page that comes back from the back-forward cache would still show the menu from which it was left. */
function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
}

/** A press before the form has come to life is remembered, so that it can be answered once it has. */
function rememberEarlyPress(event: SubmitEvent) {
  if (event.target instanceof HTMLFormElement) event.target.dataset['pressed'] = '';
}

/**
 * Back goes where the visitor came from, if that was a page of this site; else the link leads to the catalogue.
 * The Navigation API knows for certain; browsers without it are judged by the referrer.
 */
function goBack(event: Event) {
  const link = event.target instanceof Element && event.target.closest('a[data-back]');
  if (!link) return;
  const canGoBack =
    'navigation' in window ? window.navigation.canGoBack : document.referrer.startsWith(`${location.origin}/`);
  if (!canGoBack) return;
  event.preventDefault();
  history.back();
}

/** Where a page is missed, the console says which (specification, section 2). */
function reportMissingPath() {
  if (document.querySelector('[data-missing-page]')) console.info('Page not found:', location.pathname);
}

correctYear();
reportMissingPath();
document.addEventListener('submit', rememberEarlyPress, { once: true, capture: true });
document.addEventListener('click', goBack);
document.getElementById('languages')?.addEventListener('beforetoggle', keepQuery);
addEventListener('pagehide', closeMenus);
