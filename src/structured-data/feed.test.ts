import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { watchData } from '../content/schema/content-fixture.ts';
import type { Watch } from '../content/schema/watch-schema.ts';
import { locales } from '../i18n/locales.ts';
import { describeFeed } from './feed.ts';

const origin = 'https://shop.example';
const now = new Date('2026-11-22T10:00:00Z');
const watchOf = (id: string, given: Partial<Watch> = {}): Watch => ({ ...watchData(), id, ...given });
const feedOf = (watches: Watch[], locale: (typeof locales)[number] = 'en') =>
  describeFeed(locale, watches, origin, now);
const all = (feed: string, name: string) =>
  [...feed.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

/** @throws if the feed is not well-formed XML */
const rootOf = (feed: string) => new JSDOM(feed, { contentType: 'application/xml' }).window.document.documentElement;

const shop = [
  watchOf('old', { dateAdded: '2023-01-02' }),
  watchOf('new', { dateAdded: '2026-05-06', status: 'reserved' }),
  watchOf('sold', { dateAdded: '2024-03-04', status: 'sold', soldOn: '2026-07-08' }),
];

describe('the feed', () => {
  test('has the elements that Atom requires of a feed and an entry (RFC 4287, section 4.1)', () => {
    const root = rootOf(feedOf([watchOf('old', { dateAdded: '2023-01-02' })]));
    const outline = [...root.querySelectorAll('*')].map(({ parentElement, localName }) =>
      [parentElement?.localName, localName].join(' > '),
    );
    expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(outline).toEqual([
      ...['id', 'title', 'updated', 'link', 'link', 'author'].map((name) => `feed > ${name}`),
      ...['author > name', 'author > uri', 'feed > entry'],
      ...['id', 'title', 'published', 'updated', 'link', 'content'].map((name) => `entry > ${name}`),
    ]);
  });

  test.each(locales)('is well-formed in %s, and names its language', (locale) => {
    expect(rootOf(feedOf(shop, locale)).getAttribute('xml:lang')).toBe(locale);
  });

  test('has the new arrivals first, each with its permanent URL', () => {
    const url = (path: string) => `${origin}${path}`;
    expect(all(feedOf(shop), 'id')).toEqual(['/feed.xml', '/catalog/new', '/catalog/sold', '/catalog/old'].map(url));
    expect(all(feedOf(shop, 'de'), 'id')[1]).toBe(url('/de/catalog/new'));
  });

  test('has a sale as an update of its watch, and says so in the title', () => {
    const feed = feedOf(shop);
    expect(all(feed, 'published')).toEqual(['2026-05-06T00:00:00Z', '2024-03-04T00:00:00Z', '2023-01-02T00:00:00Z']);
    expect(all(feed, 'updated')).toEqual([
      '2026-07-08T00:00:00Z',
      '2026-05-06T00:00:00Z',
      '2026-07-08T00:00:00Z',
      '2023-01-02T00:00:00Z',
    ]);
    expect(all(feed, 'title').slice(1)).toEqual([
      'Tissot Antimagnétique, 1938 · Reserved',
      'Tissot Antimagnétique, 1938 · Sold in July 2026',
      'Tissot Antimagnétique, 1938',
    ]);
  });

  test("has a correction as an update of its watch, in the feed's language", () => {
    const words = Object.fromEntries(locales.map((locale) => [locale, `Later crown (${locale}).`]));
    const corrections = [{ date: '2026-08-09', words: words as Record<(typeof locales)[number], string> }];
    const feed = feedOf([watchOf('old', { dateAdded: '2023-01-02', corrections })], 'de');
    expect(all(feed, 'updated').at(-1)).toBe('2026-08-09T00:00:00Z');
    expect(feed).toContain('Berichtigt am 9. August 2026: Later crown (de).');
  });

  test('has no update before the watch was added, even if it was sold earlier', () => {
    const feed = feedOf([watchOf('long-sold', { dateAdded: '2026-05-06', status: 'sold', soldOn: '2019-01-01' })]);
    expect(all(feed, 'updated')).toEqual(['2026-05-06T00:00:00Z', '2026-05-06T00:00:00Z']);
  });

  test('has the fifty watches with the latest changes, also an old one that has just been sold', () => {
    const many = Array.from({ length: 60 }, (_, index) => watchOf(`watch-${index}`, { dateAdded: '2025-01-01' }));
    const feed = feedOf([...many, watchOf('old', { dateAdded: '2001-01-01', status: 'sold', soldOn: '2026-01-01' })]);
    expect(all(feed, 'id')).toHaveLength(1 + 50);
    expect(all(feed, 'id').at(-1)).toBe(`${origin}/catalog/old`);
  });

  test('is well-formed without watches, and with words that need escaping', () => {
    expect(rootOf(feedOf([])).querySelectorAll('entry')).toHaveLength(0);
    const odd = watchOf('odd', { brand: 'A & B <"1">' });
    odd.words.en.alt = 'A "small" <watch> & strap';
    const feed = feedOf([odd]);
    expect(rootOf(feed).querySelector('entry > title')?.textContent).toContain('A & B <"1">');
    expect(feed).toContain('&amp;lt;watch&amp;gt; &amp;amp; strap');
  });

  test('labels a rendering, but not a photograph', () => {
    expect(feedOf([watchOf('a', { picture: 'rendering' })])).toContain('computer rendering');
    expect(feedOf([watchOf('a', { picture: 'photograph' })])).not.toContain('computer rendering');
  });
});
