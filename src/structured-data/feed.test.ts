import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { watchWith } from '../content/content-fixture.ts';
import type { Watch } from '../content/schema/watch-schema.ts';
import { createTranslator, textsByLocale } from '../content/words/translate.ts';
import { byLocale, type Locale } from '../i18n/locales.ts';
import { fill } from '../i18n/texts.ts';
import { writeFeed } from './feed.tsx';

const origin = 'https://shop.example';
const { metaTitle, status, pictures } = textsByLocale.en.watch;
const watchOf = (id: string, given: Partial<Watch> = {}) => watchWith({ id, ...given });

/** The feed as a document; throws if it is not well-formed XML. */
function feedOf(watches: Watch[], locale: Locale = 'en', renderings: string[] = []) {
  const xml = writeFeed(createTranslator(locale), watches, origin, renderings);
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
  test('names its language and its own URL, and has what is for sale first, by its latest change, each with its permanent URL', () => {
    const paths = ['new', 'old', 'sold'].map((id) => `/catalog/${id}`);
    expect(feedOf(shop).all('guid')).toEqual(paths.map((path) => origin + path));
    const german = feedOf(shop, 'de');
    expect(german.all('guid')).toEqual(paths.map((path) => `${origin}/de${path}`));
    expect(german.all('language')).toEqual(['de']);
    const self = german.document.querySelector('channel > *|link[rel=self]');
    expect(self?.getAttribute('href')).toBe(`${origin}/de/feed.xml`);
    expect(self?.getAttribute('type')).toBe('application/rss+xml');
    expect(self?.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  });

  test('has a sale as an update of its watch, and says so in the title and beside the price', () => {
    const { all } = feedOf(shop);
    expect(all('pubDate').at(-1)).toBe('Mon, 04 Mar 2024 00:00:00 GMT');
    expect(all('atom:updated')).toEqual(['2026-05-06T00:00:00Z', '2023-01-02T00:00:00Z', '2026-07-08T00:00:00Z']);
    const name = fill(metaTitle, { brand: 'Tissot', model: 'Antimagnétique', year: 1938 });
    expect(all('title').slice(1)).toEqual([
      `${name} · ${status.reserved}`,
      name,
      `${name} · ${fill(status.sold, { month: 'July 2026' })}`,
    ]);
    const [, , available, sold] = all('description');
    expect(available).toContain('<p>$3,800</p>');
    expect(sold).toContain(`<p>${fill(status.sold, { month: 'July 2026' })} · $3,800</p>`);
  });

  test("has a correction as an update of its watch, in the feed's language", () => {
    const corrections = [{ date: '2026-08-09', words: byLocale((locale) => `Later crown (${locale}).`) }];
    const { all } = feedOf([watchOf('old', { dateAdded: '2023-01-02', corrections })], 'de');
    expect(all('atom:updated')).toEqual(['2026-08-09T00:00:00Z']);
    expect(all('description').at(-1)).toContain(
      `${fill(textsByLocale.de.watch.corrected, { date: '9. August 2026' })} Later crown (de).`,
    );
  });

  test('has no update before the watch was added, even if it was sold earlier', () => {
    const { all } = feedOf([watchOf('long-sold', { dateAdded: '2026-05-06', status: 'sold', soldOn: '2019-01-01' })]);
    expect(all('atom:updated')).toEqual(['2026-05-06T00:00:00Z']);
  });

  test('has fifty watches, and all that are for sale before any that is sold, also one that came back', () => {
    const sold = Array.from({ length: 60 }, (_, index) =>
      watchOf(`watch-${index}`, { dateAdded: '2025-01-01', status: 'sold', soldOn: '2026-01-01' }),
    );
    const { all } = feedOf([...sold, watchOf('back', { dateAdded: '2001-01-01' })]);
    expect(all('guid')).toHaveLength(50);
    expect(all('guid')[0]).toBe(`${origin}/catalog/back`);
  });

  test('is well-formed without watches, and with words that need escaping', () => {
    expect(feedOf([]).all('item')).toEqual([]);
    const odd = watchOf('odd', { brand: 'A & B <"1">' });
    odd.words.en.alt = 'A "small" <watch> & strap';
    const { all } = feedOf([odd]);
    expect(all('title').at(-1)).toContain('A & B <"1">');
    const summary = new JSDOM(all('description').at(-1) ?? '').window.document;
    expect(summary.querySelector('link')).toBeNull();
    expect(summary.querySelector('img')?.alt).toBe('A "small" <watch> & strap');
  });

  test('keeps the marks that isolate a calibre in Arabic', () => {
    const watch = watchOf('a');
    watch.words.ar.description = 'العيار \u206612-120\u2069 اليدوي';
    expect(feedOf([watch], 'ar').all('description').at(-1)).toContain('\u206612-120\u2069');
  });

  test('labels a rendering, and no photograph', () => {
    const { all } = feedOf(
      ['a', 'b'].map((id) => watchOf(id)),
      'en',
      ['b', 'a-side'],
    );
    const summaries = all('description').slice(1);
    expect(summaries.map((summary) => summary.includes(pictures.renderingNote))).toEqual([false, true]);
  });
});
