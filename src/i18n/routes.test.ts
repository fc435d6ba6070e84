import { describe, expect, test } from 'vitest';
import { locales } from './locales.ts';
import { localisePath, splitPath } from './routes.ts';

const pages = ['/', '/catalog', '/catalog/rolex-submariner-1967', '/about', '/contact'];

describe('paths', () => {
  test('English has no prefix', () => {
    expect(pages.map((page) => localisePath('en', page))).toEqual(pages);
  });

  test('the other languages have their code as prefix, without a trailing slash', () => {
    for (const locale of locales.filter((each) => each !== 'en')) {
      expect(localisePath(locale, '/')).toBe(`/${locale}`);
      expect(localisePath(locale, '/catalog/rolex-submariner-1967')).toBe(`/${locale}/catalog/rolex-submariner-1967`);
    }
  });

  test('a path is split into the same path and language', () => {
    for (const locale of locales)
      for (const path of pages) expect(splitPath(localisePath(locale, path))).toEqual({ locale, path });
  });

  test('a language alone is its home page, with or without a slash', () => {
    const locale = locales.at(-1);
    expect(splitPath(`/${locale}`)).toEqual({ locale, path: '/' });
    expect(splitPath(`/${locale}/`)).toEqual({ locale, path: '/' });
  });

  test('a path that only begins like a language is an English page', () => {
    expect(splitPath('/design')).toEqual({ locale: 'en', path: '/design' });
    const upperCase = `/${locales.at(-1)?.toUpperCase()}/catalog`;
    expect(splitPath(upperCase)).toEqual({ locale: 'en', path: upperCase });
    expect(splitPath('/en/catalog')).toEqual({ locale: 'en', path: '/en/catalog' });
  });
});
