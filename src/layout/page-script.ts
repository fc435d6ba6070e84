import { closeMenus } from '../components/overlay/close-menus.ts';
import { startOpenSign } from '../features/visit/open-sign-script.ts';
import { splitPath } from '../i18n/routes.ts';
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
 * Goes back to the last page, past this page's own entries, such as those of fragments and of other languages.
 *
 * @returns `false` if the last page was not one of this site, or in another language than the visitor has chosen since
 */
function goBack(): boolean {
  if (!document.referrer.startsWith(`${location.origin}/`)) return false;
  const { navigation } = window;
  if (navigation) {
    const { locale, path } = splitPath(location.pathname);
    const earlier = navigation
      .entries()
      .slice(0, navigation.currentEntry?.index)
      .map(({ key, url }) => ({ key, ...splitPath(new URL(url ?? location.href).pathname) }))
      .filter((entry) => entry.path !== path)
      .at(-1);
    if (earlier?.locale !== locale) return false;
    navigation.traverseTo(earlier.key);
    return true;
  }
  // A fragment may be an entry of its own. The length also counts entries that are ahead.
  const canGoBack = !location.hash && history.length > 1;
  if (canGoBack) history.back();
  return canGoBack;
}

/** Adds the page's current query, such as the catalogue's filters, to the links to other languages. */
document.getElementById('languages')?.addEventListener('beforetoggle', () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#languages a')) {
    link.search = location.search;
    link.hash = location.hash;
  }
});

closeMenus();
showShortlistCount();
startOpenSign();
