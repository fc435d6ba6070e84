import { getRssString } from '@astrojs/rss';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { watchData } from '../content/schema/content-fixture.ts';
import type { Watch } from '../content/schema/watch-schema.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { feedData } from './feed.tsx';

const origin = 'https://shop.example';
const watchOf = (id: string, given: Partial<Watch> = {}): Watch => ({ ...watchData(), id, ...given });

/** The feed as a document; throws if it is not well-formed XML. */
async function feedOf(watches: Watch[], locale: Locale = 'en') {
  const xml = await getRssString(feedData(locale, watches, origin));
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  const all = (name: string) => [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
  return { document, all };
}

const shop = [
  watchOf('old', { dateAdded: '2023-01-02' }),
  watchOf('new', { dateAdded: '2026-05-06', status: 'reserved' }),
  watchOf('sold', { dateAdded: '2024-03-04', status: 'sold', soldOn: '2026-07-08' }),
];

describe('the feed', () => {
  test.each(locales)('names its language (%s)', async (locale) => {
    expect((await feedOf(shop, locale)).all('language')).toEqual([locale]);
  });

  test('has the latest changes first, each with its permanent URL', async () => {
    const paths = ['sold', 'new', 'old'].map((id) => `/catalog/${id}`);
    expect((await feedOf(shop)).all('guid')).toEqual(paths.map((path) => origin + path));
    expect((await feedOf(shop, 'de')).all('guid')).toEqual(paths.map((path) => `${origin}/de${path}`));
  });

  test('has a sale as an update of its watch, and says so in the title', async () => {
    const { all } = await feedOf(shop);
    expect(all('pubDate')[0]).toBe('Mon, 04 Mar 2024 00:00:00 GMT');
    expect(all('atom:updated')).toEqual(['2026-07-08T00:00:00Z', '2026-05-06T00:00:00Z', '2023-01-02T00:00:00Z']);
    expect(all('title').slice(1)).toEqual([
      'Tissot Antimagnétique, 1938 · Sold in July 2026',
      'Tissot Antimagnétique, 1938 · Reserved',
      'Tissot Antimagnétique, 1938',
    ]);
  });

  test("has a correction as an update of its watch, in the feed's language", async () => {
    const words = Object.fromEntries(locales.map((locale) => [locale, `Later crown (${locale}).`]));
    const corrections = [{ date: '2026-08-09', words: words as Record<Locale, string> }];
    const { all } = await feedOf([watchOf('old', { dateAdded: '2023-01-02', corrections })], 'de');
    expect(all('atom:updated')).toEqual(['2026-08-09T00:00:00Z']);
    expect(all('description').at(-1)).toContain('Berichtigt am 9. August 2026: Later crown (de).');
  });

  test('has no update before the watch was added, even if it was sold earlier', async () => {
    const { all } = await feedOf([
      watchOf('long-sold', { dateAdded: '2026-05-06', status: 'sold', soldOn: '2019-01-01' }),
    ]);
    expect(all('atom:updated')).toEqual(['2026-05-06T00:00:00Z']);
  });

  test('has the fifty watches with the latest changes, also an old one that has just been sold', async () => {
    const many = Array.from({ length: 60 }, (_, index) => watchOf(`watch-${index}`, { dateAdded: '2025-01-01' }));
    const old = watchOf('old', { dateAdded: '2001-01-01', status: 'sold', soldOn: '2026-01-01' });
    const { all } = await feedOf([...many, old]);
    expect(all('guid')).toHaveLength(50);
    expect(all('guid')[0]).toBe(`${origin}/catalog/old`);
  });

  test('is well-formed without watches, and with words that need escaping', async () => {
    expect((await feedOf([])).all('item')).toEqual([]);
    const odd = watchOf('odd', { brand: 'A & B <"1">' });
    odd.words.en.alt = 'A "small" <watch> & strap';
    const { all } = await feedOf([odd]);
    expect(all('title').at(-1)).toContain('A & B <"1">');
    const summary = new JSDOM(all('description').at(-1) ?? '').window.document;
    expect(summary.querySelector('link')).toBeNull();
    expect(summary.querySelector('img')?.alt).toBe('A "small" <watch> & strap');
  });

  test.each([
    ['labels a rendering', 'rendering', true],
    ['does not label a photograph', 'photograph', false],
  ] as const)('%s', async (_, picture, isLabelled) => {
    const { all } = await feedOf([watchOf('a', { picture })]);
    expect(all('description').at(-1)?.includes('computer rendering')).toBe(isLabelled);
  });
});
