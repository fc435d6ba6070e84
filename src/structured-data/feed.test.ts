import { describe, expect, test } from 'vitest';
import { breachesOfAtom } from '../../tests/atom-rules.ts';
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

const shop = [
  watchOf('old', { dateAdded: '2023-01-02' }),
  watchOf('new', { dateAdded: '2026-05-06', status: 'reserved' }),
  watchOf('sold', { dateAdded: '2024-03-04', status: 'sold', soldOn: '2026-07-08' }),
];

describe('the feed', () => {
  test.each(locales)('is valid Atom (%s)', (locale) => {
    expect(breachesOfAtom(feedOf(shop, locale))).toEqual([]);
    expect(feedOf(shop, locale)).toContain(`xml:lang="${locale}"`);
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

  test('is valid without watches, and with words that need escaping', () => {
    expect(breachesOfAtom(feedOf([]))).toEqual([]);
    const odd = watchOf('odd', { brand: 'A & B <"1">' });
    odd.words.en.alt = 'A "small" <watch> & strap';
    const feed = feedOf([odd]);
    expect(breachesOfAtom(feed)).toEqual([]);
    expect(feed).toContain('&amp;lt;watch&amp;gt; &amp;amp; strap');
  });

  test('labels a rendering, but not a photograph', () => {
    expect(feedOf([watchOf('a', { picture: 'rendering' })])).toContain('computer rendering');
    expect(feedOf([watchOf('a', { picture: 'photograph' })])).not.toContain('computer rendering');
  });
});

describe('the check of the rules finds', () => {
  const feed = feedOf(shop);
  test.each<[string, string | RegExp, string]>([
    ['broken markup', '</entry>', ''],
    ['another root', /feed(?=[ >])/g, 'rss'],
    ['no id', /<id>.*<\/id>/, ''],
    ['an id that is no IRI', /<id>[^<]*/, '<id>feed'],
    ['an id that stands twice', 'catalog/new</id>', 'catalog/old</id>'],
    ['no title', /<title>.*<\/title>/, ''],
    ['an empty title', /<title>[^<]*/, '<title> '],
    ['two titles', '<title>', '<title>New</title><title>'],
    ['no date', /<updated>.*<\/updated>/, ''],
    ['a date without time', 'T00:00:00Z', ''],
    ['no author', /<author>.*?<\/author>/s, ''],
    ['an author without a name', /<name>.*<\/name>/, ''],
    ['no link to itself', 'rel="self"', 'rel="related"'],
    ['a link that leads nowhere', /href="[^"]*"/, ''],
    [
      'two alternates of one language',
      'rel="self" type="application/atom+xml"',
      'rel="alternate" type="text/html" hreflang="en"',
    ],
    ['an unknown element', '<author>', '<pubDate/><author>'],
    ['markup that is not escaped', /<content type="html">/, '<content type="html"><p/>'],
    ['no language', / xml:lang="en"/, ''],
  ])('%s', (_name, found, replacement) => {
    expect(feed).toMatch(found);
    expect(breachesOfAtom(feed.replace(found, replacement))).not.toEqual([]);
  });
});
