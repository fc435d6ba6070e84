import { closeMenus } from '../components/overlay/close-menus.ts';
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

/** The Back link goes back in the history, if the last page was one of this site. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  const opensInNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if ('back' in link.dataset && !opensInNewTab && goBack()) event.preventDefault();
});

/**
 * Goes back to the last page, past this page's own entries, such as those of fragments.
 *
 * @returns `false` if the last page was not one of this site, or this one in another language, which the visitor has left
 */
function goBack(): boolean {
  if (!document.referrer.startsWith(`${location.origin}/`)) return false;
  const { pathname } = new URL(document.referrer);
  if (pathname !== location.pathname && languageLinks().some((link) => link.pathname === pathname)) return false;
  const { navigation } = window;
  if (navigation) {
    const isOtherPage = ({ url }: NavigationHistoryEntry) => url && new URL(url).pathname !== location.pathname;
    const earlier = navigation.entries().slice(0, navigation.currentEntry?.index).filter(isOtherPage).at(-1);
    if (earlier) navigation.traverseTo(earlier.key);
    return earlier !== undefined;
  }
  // A fragment may be an entry of its own. The length also counts entries that are ahead.
  const canGoBack = !location.hash && history.length > 1;
  if (canGoBack) history.back();
  return canGoBack;
}

/** Adds the page's current query, such as the catalogue's filters, to the links to other languages. */
document.getElementById('languages')?.addEventListener('beforetoggle', () => {
  for (const link of languageLinks()) {
    link.search = location.search;
    link.hash = location.hash;
  }
});

function languageLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('#languages a')];
}

closeMenus();
showShortlistCount();
startOpenSign();
