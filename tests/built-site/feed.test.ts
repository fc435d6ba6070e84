import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { texts } from '../languages.ts';
import { dist, isServed, pages } from './built-pages.ts';

describe.each(locales)('the feed in %s', (locale) => {
  const path = localisePath(locale, routes.feed);
  const feed = readFileSync(join(dist, path), 'utf8');

  test('is well-formed XML', () => {
    expect(() => new JSDOM(feed, { contentType: 'application/xml' })).not.toThrow();
  });

  test('links only to existing pages and files', () => {
    const urls = [...feed.matchAll(/(?:<link>|src=&quot;)([^<&]+)/g)].map(([, url = '']) => new URL(url).pathname);
    for (const url of urls) expect(isServed(url), url).toBe(true);
    expect(urls.length).toBeGreaterThan(3);
  });

  test('is linked in the head of every indexed page', () => {
    const own = pages.filter((page) => page.locale === locale && !page.document.querySelector('meta[name=robots]'));
    for (const { document, url } of own) {
      const link = document.querySelector('link[type="application/rss+xml"]');
      expect(link?.getAttribute('href'), url).toBe(path);
      expect(link?.getAttribute('title')).toContain(texts[locale].feed.title);
    }
  });
});
