import { startShortlist } from '../features/shortlist/start-shortlist.ts';
import { startClocks } from '../features/visit/start-clocks.ts';
import { watchMap } from '../features/visit/watch-map.ts';
import { rememberPendingSubmits, submitPendingForms } from '../inquiries/pending-submit/remember-pending-submits.ts';

/*
 * The only script of a page without islands. Everything here corrects or improves something that works without it.
 */

/** The language links keep the page's current query, such as the catalogue's filters. */
function keepQuery() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-query]')) {
    link.search = location.search;
    link.hash = location.hash;
  }
}

/** Closes every menu. A page that comes back from the back-forward cache would otherwise still show an open one. */
function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
}

/** Closes a menu when the focus moves out of it, to what it covers. */
function closeLeftMenu({ target, relatedTarget }: FocusEvent) {
  const menu = target instanceof Element && target.closest<HTMLElement>('[popover]:popover-open');
  if (!menu || !(relatedTarget instanceof Element) || menu.contains(relatedTarget)) return;
  // Its own button closes it anyway. If it were closed here first, the button would open it again.
  if (relatedTarget.getAttribute('popovertarget') !== menu.id) menu.hidePopover();
}

function followLink(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  // A link closes its menu, also when the next page is slow or opens in another tab.
  if (link.closest('[popover]')) closeMenus();
  const opensInNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if ('back' in link.dataset && !opensInNewTab && canGoBack()) {
    event.preventDefault();
    history.back();
  }
}

/**
 * Whether Back leads to a page of this site. If not, the link leads to the catalogue. The Navigation API knows for
 * certain; in browsers without it, the referrer must do.
 */
function canGoBack(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}

/** Logs the path of a page that was not found, so that a visitor's report can name it. */
function logMissingPath() {
  if (document.querySelector('[data-missing-page]')) console.info('Page not found:', location.pathname);
}

/** Shows what replaces an island without script, when an island's script could not be loaded. */
function showFallbacks() {
  document.documentElement.dataset['scriptFailed'] = '';
  submitPendingForms();
}

logMissingPath();
rememberPendingSubmits();
watchMap();
// Each in a task of its own: together with the end of parsing they would be one long task on a slow phone.
for (const start of [startClocks, startShortlist]) setTimeout(start);
document.addEventListener('click', followLink);
document.addEventListener('focusout', closeLeftMenu);
document.getElementById('languages')?.addEventListener('beforetoggle', keepQuery);
addEventListener('astro:hydration-error', showFallbacks);
addEventListener('pagehide', closeMenus);
