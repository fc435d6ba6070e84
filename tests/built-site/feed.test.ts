import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { owner, sample } from './built-pages.ts';

test.each([
  { site: sample, count: 12 },
  { site: owner, count: 14 },
])('the feed of the shop "$site.shop" has an item with a title of its own for every watch', ({ site, count }) => {
  const path = '/ar/feed.xml';
  const text = readFileSync(join(site.dist, path), 'utf8');
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  const titles = [...document.querySelectorAll('item > title')].map(({ textContent }) => textContent);
  expect(new Set(titles).size).toBe(count);
  const urls = [...text.matchAll(/(?:<link>|src=&quot;)([^<&]+)/g)].map(([, url = '']) => new URL(url).pathname);
  expect(urls.filter((url) => !site.isServed(url))).toEqual([]);
  // A link and a picture for each item, and the link of the feed.
  expect(urls).toHaveLength(2 * count + 1);
  const link = site.pageAt('ar', '/').document.querySelector('link[type="application/rss+xml"]');
  expect(link?.getAttribute('href')).toBe(path);
});
