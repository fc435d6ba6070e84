import { describe, expect, test } from 'vitest';
import { localeFacts, locales } from '../../src/i18n/locales.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { expectedUrls, internalPath, isServed, pages } from './built-pages.ts';

test('every route and every watch has a page in every language, and nothing else was built', () => {
  expect(pages.map((page) => page.url).sort()).toEqual(expectedUrls().sort());
});

test.each(locales)('no two pages in %s have the same title or description', (locale) => {
  const indexed = pages.filter((page) => page.locale === locale && !page.document.querySelector('meta[name=robots]'));
  for (const read of [titleOf, descriptionOf]) {
    expect(new Set(indexed.map((page) => read(page.document))).size).toBe(indexed.length);
  }
});

describe.each(pages)('$url', ({ document, locale, path, url }) => {
  test('has its language and direction', () => {
    expect(document.documentElement.lang).toBe(locale);
    expect(document.documentElement.dir).toBe(localeFacts[locale].direction);
  });

  test('links only to existing pages, in its own language', () => {
    for (const link of document.querySelectorAll('a[href]')) {
      const target = internalPath(link.getAttribute('href') ?? '');
      if (target === undefined) continue;
      expect(isServed(target), `${target} is served`).toBe(true);
      // Pictures have no language.
      if (!link.hasAttribute('hreflang') && !target.startsWith('/images/')) {
        expect(target, 'the language stays').toMatch(new RegExp(`^${localisePath(locale, routes.home)}`));
      }
    }
  });

  test('links only to fragments that exist', () => {
    for (const link of document.querySelectorAll('a[href*="#"]')) {
      const [target = '', id = ''] = (link.getAttribute('href') ?? '').split('#');
      if (!target.startsWith('/') && target !== '') continue;
      const page = target === '' ? document : pages.find((candidate) => candidate.url === target)?.document;
      expect(page?.getElementById(id), `${target}#${id}`).toBeTruthy();
    }
  });

  test('blocks rendering only on an element that it has', () => {
    for (const link of document.querySelectorAll('link[rel=expect]')) {
      expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
    }
  });

  test('uses only pictures, fonts, styles and scripts that exist on this site', () => {
    const sources = [
      ...document.querySelectorAll(
        '[src]:not(iframe), [srcset], link[href]:not([rel=canonical], [rel=alternate], [rel=expect])',
      ),
    ];
    const urls = sources.flatMap((element) => [
      element.getAttribute('src') ?? element.getAttribute('href') ?? '',
      ...(element.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
    ]);
    for (const source of urls.filter(Boolean)) {
      expect(isServed(internalPath(source) ?? ''), `${source} is served`).toBe(true);
    }
  });

  test('links to its alternates in all languages', () => {
    const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')];
    if (document.querySelector('meta[name=robots][content=noindex]')) return expect(alternates).toHaveLength(0);
    const expected = [...locales.map((other) => [other, localisePath(other, path)]), ['x-default', path]];
    expect(
      alternates.map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname]),
    ).toEqual(expected);
    expect(new URL(document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').pathname).toBe(url);
  });

  test('has headings in order, unique ids, and no style attributes', () => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => Number(heading.tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    }, 0);
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of ['aria-labelledby', 'for', 'popovertarget']) {
      for (const element of document.querySelectorAll(`[${name}]`)) expect(ids).toContain(element.getAttribute(name));
    }
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
  });

  test('loads one picture eagerly, if it has any', () => {
    const pictures = [...document.querySelectorAll('img')];
    const eager = pictures.filter((picture) => picture.getAttribute('loading') === 'eager');
    expect(eager).toHaveLength(pictures.length > 0 ? 1 : 0);
    for (const picture of pictures) {
      expect(picture.getAttribute('alt')).toBeTruthy();
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    }
  });
});

function titleOf(document: Document): string {
  return document.title;
}

function descriptionOf(document: Document): string | null | undefined {
  return document.querySelector('meta[name=description]')?.getAttribute('content');
}
