import { startOpenSign } from '../features/visit/open-sign-script.ts';
import { showShortlistCount } from './show-shortlist-count.ts';

/*
 * The only script of a page without islands. Everything here enhances something that works without it.
 */

// The copyright line has the year of the build.
const year = document.querySelector('[data-year]');
if (year) year.textContent = String(new Date().getFullYear());

// So that a visitor's report can name the path.
if (document.querySelector('[data-missing-page]')) console.info('Page not found:', location.pathname);

// An island that fails to load gives way to the content for visitors without JavaScript. The others stay.
addEventListener('astro:hydration-error', ({ target }) => (target as Element).setAttribute('data-script-failed', ''));

/** Closes a menu whose link is chosen. The Back link goes back in the history, if the last page was one of this site. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  link.closest<HTMLElement>('[popover=auto]')?.hidePopover();
  const opensInNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if ('back' in link.dataset && !opensInNewTab && goBack()) event.preventDefault();
});

/**
 * Goes back to the last page, past this page's own entries, such as those of fragments.
 *
 * @returns `false` if the last page was not one of this site
 */
function goBack(): boolean {
  if (!document.referrer.startsWith(`${location.origin}/`)) return false;
  const { navigation } = window;
  if (navigation) {
    const isOtherPage = ({ url }: NavigationHistoryEntry) => url && new URL(url).pathname !== location.pathname;
    const earlier = navigation.entries().slice(0, navigation.currentEntry?.index).findLast(isOtherPage);
    if (earlier) navigation.traverseTo(earlier.key);
    return earlier !== undefined;
  }
  // A fragment may be an entry of its own. The length also counts entries that are ahead.
  const canGoBack = !location.hash && history.length > 1;
  if (canGoBack) history.back();
  return canGoBack;
}

/** Closes a menu when the focus leaves it. */
document.addEventListener('focusout', ({ target, relatedTarget }) => {
  const menu = target instanceof Element && target.closest<HTMLElement>('[popover=auto]:popover-open');
  if (!menu || !(relatedTarget instanceof Element) || menu.contains(relatedTarget)) return;
  // The menu's own button closes it. Closed here first, the button would open it again.
  if (relatedTarget.getAttribute('popovertarget') !== menu.id) menu.hidePopover();
});

/** Adds the page's current query, such as the catalogue's filters, to the links to other languages. */
document.getElementById('languages')?.addEventListener('beforetoggle', () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#languages a')) {
    link.search = location.search;
    link.hash = location.hash;
  }
});

showShortlistCount();
startOpenSign();
