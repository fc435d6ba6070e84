import { keepClocks } from '../features/visit/keep-clocks.ts';

/*
 * All the script that a page without islands has. Everything here corrects or refines something
 * that already works without it.
 */

/** The copyright year is that of the build until the browser knows better. */
function correctYear() {
  const year = document.querySelector('[data-this-year]');
  if (year) year.textContent = String(new Date().getFullYear());
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

/** A menu closes when the focus goes on to what it covers. */
function closeLeftMenu({ target, relatedTarget }: FocusEvent) {
  const menu = target instanceof Element && target.closest<HTMLElement>('[popover]:popover-open');
  if (!menu || !(relatedTarget instanceof Element) || menu.contains(relatedTarget)) return;
  // Its own button closes it by itself, and would open it again.
  if (relatedTarget.getAttribute('popovertarget') !== menu.id) menu.hidePopover();
}

/** A press before the form has come to life is remembered, so that it can be answered once it has. */
function rememberEarlyPress({ target }: SubmitEvent) {
  if (target instanceof HTMLFormElement) target.dataset['pressed'] = '';
}

function followLink(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  // Choosing a link closes the menu that it is in, also where the next page is slow to come or opens elsewhere.
  if (link.closest('[popover]')) closeMenus();
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if ('back' in link.dataset && !opensElsewhere && canGoBack()) {
    event.preventDefault();
    history.back();
  }
}

/**
 * Whether Back would lead to a page of this site; else the link leads to the catalogue.
 * The Navigation API knows for certain; browsers without it are judged by the referrer.
 */
function canGoBack(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}

/** Where a page is missed, the console says which (specification, section 2). */
function reportMissingPath() {
  if (document.querySelector('[data-missing-page]')) console.info('Page not found:', location.pathname);
}

/** A part whose script could not be loaded gives way to what stands in for it without script. */
function giveUpOnScript() {
  document.documentElement.dataset['scriptFailed'] = '';
}

correctYear();
keepClocks();
reportMissingPath();
document.addEventListener('submit', rememberEarlyPress, { once: true, capture: true });
document.addEventListener('click', followLink);
document.addEventListener('focusout', closeLeftMenu);
document.getElementById('languages')?.addEventListener('beforetoggle', keepQuery);
addEventListener('astro:hydration-error', giveUpOnScript);
addEventListener('pagehide', closeMenus);
