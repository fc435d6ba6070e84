import { startClocks } from '../features/visit/start-clocks.ts';
import { watchMap } from '../features/visit/watch-map.ts';
import { rememberPendingSubmits, submitPendingForms } from '../inquiries/pending-submit/remember-pending-submits.ts';
import { showShortlistCount } from './show-shortlist-count.ts';

/*
 * The only script of a page without islands. Everything here enhances something that works without it.
 */

/** Adds the page's current query to the language links, such as the catalogue's filters. */
function keepQuery() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-query]')) {
    link.search = location.search;
    link.hash = location.hash;
  }
}

/** Closes every menu. Otherwise the back-forward cache could restore a page with an open menu. */
function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
}

/** Closes a menu when the focus leaves it. */
function closeLeftMenu({ target, relatedTarget }: FocusEvent) {
  const menu = target instanceof Element && target.closest<HTMLElement>('[popover]:popover-open');
  if (!menu || !(relatedTarget instanceof Element) || menu.contains(relatedTarget)) return;
  // The menu's own button closes it. Closed here first, the button would open it again.
  if (relatedTarget.getAttribute('popovertarget') !== menu.id) menu.hidePopover();
}

function followLink(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  // Close the menu, because the next page may be slow or open in another tab.
  if (link.closest('[popover]')) closeMenus();
  const opensInNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if ('back' in link.dataset && !opensInNewTab && canGoBack()) {
    event.preventDefault();
    history.back();
  }
}

/**
 * Whether Back leads to a page of this site. Browsers without the Navigation API use the referrer as an approximation.
 */
function canGoBack(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}

/** Logs the path of a page that was not found, so that a visitor's report can name it. */
function logMissingPath() {
  if (document.querySelector('[data-missing-page]')) console.info('Page not found:', location.pathname);
}

/** Shows the content for visitors without JavaScript if an island fails to load. */
function showFallbacks() {
  document.documentElement.dataset['scriptFailed'] = '';
  submitPendingForms();
}

logMissingPath();
rememberPendingSubmits();
watchMap();
// In separate tasks: together with the end of parsing they would be one long task on slow phones.
for (const start of [startClocks, showShortlistCount]) setTimeout(start);
document.addEventListener('click', followLink);
document.addEventListener('focusout', closeLeftMenu);
document.getElementById('languages')?.addEventListener('beforetoggle', keepQuery);
addEventListener('astro:hydration-error', showFallbacks);
addEventListener('pagehide', closeMenus);
