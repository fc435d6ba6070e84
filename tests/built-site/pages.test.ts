import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { localeFacts, locales } from '../../src/i18n/locales.ts';
import { errorPaths, localisePath, routes } from '../../src/i18n/routes.ts';
import { longestWatch, pathOf } from '../collection.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { type BuiltPage, type BuiltSite, internalPath, owner, sample } from './built-pages.ts';

/** The pages of each language, besides the watches and what only some shops have. */
const common = [
  ...kindsOfPage.filter(({ path, status }) => status === 200 && path !== pathOf(longestWatch)).map(({ path }) => path),
  ...[routes.notFound, routes.watchNotFound],
];
const further = { sample: [], owner: ['/archive', '/inquiry/sent', '/inquiry/not-sent'] };

describe.each([
  { name: 'sample', site: sample, more: further.sample },
  { name: 'owner', site: owner, more: further.owner },
])('the shop "$name"', ({ site, more }) => {
  test('has a page for each route and each watch in every language, and no other', () => {
    const paths = [...common, ...more, ...site.watchPaths];
    const expected = locales.flatMap((locale) => paths.map((path) => localisePath(locale, path)));
    expect(site.pages.map(({ url }) => url).sort()).toEqual(expected.sort());
  });

  test.each([
    ['title', /<title>([^<]+)/],
    ['description', /<meta name="description" content="([^"]+)/],
  ])('has no two pages with the same %s', (_, pattern) => {
    const indexed = site.pages.filter(({ html }) => !html.includes('<meta name="robots"'));
    const found = Map.groupBy(indexed, ({ locale, html }) => `${locale}: ${pattern.exec(html)?.[1]}`);
    expect([...found].filter(([, pages]) => pages.length > 1).map(([text]) => text)).toEqual([]);
    expect(found.size).toBeGreaterThan(100);
  });

  test('has valid pages', () => {
    for (const page of site.readIn(['en', 'ar'])) {
      const { document, locale, url } = page;
      expect.soft(document.documentElement.lang, url).toBe(locale);
      expect.soft(document.documentElement.dir, url).toBe(localeFacts[locale].direction);
      expect.soft(wrongLinks(site, page), `${url}: links`).toEqual([]);
      expect.soft(missingFiles(site, page), `${url}: files that are missing`).toEqual([]);
      expect.soft(wrongHeadings(page), `${url}: headings`).toEqual([]);
      expect.soft(wrongIds(page), `${url}: ids`).toEqual([]);
      expect.soft(wrongPictures(page), `${url}: pictures`).toEqual([]);
      expect.soft(document.querySelectorAll('[style]'), `${url}: style attributes`).toHaveLength(0);
      expectAlternates(page);
      expectLanguageMenu(page);
      expectPolicy(page);
    }
  });
});

/** Other languages of a page are the same page, but an error page has no URL of its own. */
function expectLanguageMenu({ document, path, url }: BuiltPage) {
  const links = [...document.querySelectorAll('header a[hreflang]')].map((link) => link.getAttribute('href'));
  const target = errorPaths.includes(path) ? routes.home : path;
  expect.soft(links, `${url}: language menu`).toEqual(locales.map((each) => localisePath(each, target)));
}

/** The targets of links that do not exist, or that change the language. */
function wrongLinks(site: BuiltSite, { document, locale }: BuiltPage): string[] {
  const home = localisePath(locale, routes.home);
  return [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    const [, id] = href.split('#');
    const path = internalPath(href);
    if (href.startsWith('#')) return document.getElementById(href.slice(1)) ? [] : [href];
    if (path === undefined) return [];
    const target = site.pageOf(path);
    const hasFragment = !id || target?.html.includes(`id="${id}"`);
    // Pictures have no language.
    const keepsLanguage = link.hasAttribute('hreflang') || path.startsWith('/images/') || path.startsWith(home);
    return site.isServed(path) && hasFragment && keepsLanguage ? [] : [href];
  });
}

/** The pictures, fonts, styles and scripts that a page uses and that the site does not have. */
function missingFiles(site: BuiltSite, { document }: BuiltPage): string[] {
  const sources = document.querySelectorAll(
    '[src]:not(iframe), [srcset], link[href]:not([rel=canonical], [rel=alternate])',
  );
  const urls = [...sources].flatMap((element) => [
    element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    ...(element.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  ]);
  return urls.filter((url) => url && !site.isServed(internalPath(url) ?? ''));
}

/** The headings, if they are not in order below one of the first level. */
function wrongHeadings({ document }: BuiltPage): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4')];
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  const skipped = headings.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1);
  const first = headings.filter(({ tagName }) => tagName === 'H1');
  return [...skipped, ...(first.length === 1 ? [] : first)].map(({ outerHTML }) => outerHTML);
}

/** Ids that are used twice, and references to ids that do not exist. */
function wrongIds({ document }: BuiltPage): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const references = ['aria-labelledby', 'for', 'headers', 'popovertarget'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) => element.getAttribute(name)?.split(' ') ?? []),
  );
  return [...ids.filter((id, index) => ids.indexOf(id) !== index), ...references.filter((id) => !ids.includes(id))];
}

/** Pictures without alternative text or size, or if not exactly the first screen's is loaded eagerly, all. */
function wrongPictures({ document, path }: BuiltPage): string[] {
  const pictures = [...document.querySelectorAll('img')];
  const eager = pictures.filter((picture) => picture.getAttribute('loading') === 'eager');
  const size = (picture: Element, name: string) => Number(picture.getAttribute(name));
  const incomplete = pictures.filter(
    (picture) => !picture.alt || !(size(picture, 'width') > 0) || !(size(picture, 'height') > 0),
  );
  // That of the page on selling is further down.
  const first = path === routes.sell ? 0 : Math.min(1, pictures.length);
  return [...incomplete, ...(eager.length === first ? [] : pictures)].map(({ outerHTML }) => outerHTML);
}

/** Checks the links to a page's translations, which an unlisted page does not have. */
function expectAlternates({ document, url, path }: BuiltPage): void {
  const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    new URL(link.getAttribute('href') ?? '').pathname,
  ]);
  const isListed = document.querySelector('meta[name=robots][content=noindex]') === null;
  const translations = [...locales.map((other) => [other, localisePath(other, path)]), ['x-default', path]];
  expect.soft(alternates, `${url}: alternates`).toEqual(isListed ? translations : []);
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect.soft(canonical && new URL(canonical).pathname, `${url}: canonical URL`).toBe(isListed ? url : undefined);
}

/** Checks that the Content Security Policy allows what the page has, and nothing else. */
function expectPolicy({ document, url }: BuiltPage): void {
  const metas = [...document.querySelectorAll('head meta[http-equiv="content-security-policy" i]')];
  expect.soft(metas, `${url}: policies`).toHaveLength(1);
  const directives = (metas[0]?.getAttribute('content') ?? '').split(';').map((text) => text.trim().split(/ +/));
  const policy = Object.fromEntries(directives.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
  const { 'script-src': scripts = [], 'style-src': styles = [], ...others } = policy;
  const inlineScripts = hashesOf(document, 'script:not([src], [type="application/ld+json"])');
  expect.soft(inlineScripts.length, `${url}: scripts`).toBeGreaterThan(0);
  expect.soft(scripts, `${url}: hashes of scripts`).toEqual(expect.arrayContaining(inlineScripts));
  expect.soft(styles, `${url}: hashes of styles`).toEqual(expect.arrayContaining(hashesOf(document, 'style')));
  const neither = [...scripts, ...styles].filter((source) => !/^'(self|sha256-.+)'$/.test(source));
  expect.soft(neither, `${url}: other sources`).toEqual([]);
  expect.soft(others, `${url}: policy`).toEqual({
    'default-src': ["'none'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ['https://www.openstreetmap.org'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}

function hashesOf(document: Document, selector: string): string[] {
  const elements = [...document.querySelectorAll(selector)];
  return elements.map(({ textContent }) => `'sha256-${hash('sha256', textContent, 'base64')}'`);
}
