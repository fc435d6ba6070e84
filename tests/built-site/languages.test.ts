import { describe, expect, test } from 'vitest';
import { shop } from '../../src/content/schema/shop.ts';
import { localeFacts, locales } from '../../src/i18n/locales.ts';
import { watches } from '../collection.ts';
import { isSentence, texts } from '../languages.ts';
import { pages } from './built-pages.ts';

/** Texts that are the same in every language: names, codes and numerals. */
const names = new Set([
  shop.name,
  shop.email,
  texts.en.home.place,
  'WhatsApp',
  ...locales.flatMap((locale) => [localeFacts[locale].name, locale.toUpperCase()]),
  ...watches.flatMap(({ brand, model, year, reference = '', calibre = '' }) => [
    reference,
    calibre,
    brand,
    model,
    `${brand} ${model}`,
    `${brand} ${model}, ${year} · ${shop.name}`,
  ]),
]);

/** Words that a language shares with English. For a language that is not listed, only sentences are checked. */
const shared: Record<string, string[]> = {
  de: ['Amplitude', 'Box', 'Name', 'Original'],
  es: ['Calibre', 'Original'],
  ar: [],
  fr: ['Amplitude', 'Calibre', 'Champagne', 'Contact', 'Excellent', 'Menu', 'Message', 'Notifications', 'Position'],
  it: ['Champagne', 'Home', 'Menu', 'Privacy'],
};

const attributes = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder'];
const metaWords = 'meta[name=description], meta[property="og:title"], meta[property="og:image:alt"]';

/** Every text of a page, its attributes and metadata, except those marked as English. */
function textsOf(document: Document): Set<string> {
  const page = document.cloneNode(true) as Document;
  for (const element of page.querySelectorAll('script, style, body [lang=en]')) element.remove();
  const texts: (string | null)[] = [];
  const walker = page.createTreeWalker(page.documentElement, 4);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent);
  for (const element of page.querySelectorAll('*')) texts.push(...attributes.map((name) => element.getAttribute(name)));
  for (const element of page.querySelectorAll(metaWords)) texts.push(element.getAttribute('content'));
  const words = texts.map((text) => text?.replace(/\s+/g, ' ').trim() ?? '');
  return new Set(words.filter((text) => /\p{L}{2}/u.test(text)));
}

/** Names, numerals, sizes, and dates such as `November 2023`, which are the same in German. */
const isNeutral = (text: string) => names.has(text) || /^[IVX]+$|^[\d.,× ]+ mm$|^\p{L}+ \d{4}$/u.test(text);

const english = new Map(
  pages.filter(({ locale }) => locale === 'en').map(({ path, document }) => [path, textsOf(document)]),
);

describe.each(locales.filter((locale) => locale !== 'en'))('in %s', (locale) => {
  const own = pages.filter((page) => page.locale === locale);

  test('no text is left in English', () => {
    for (const { path, document, url } of own) {
      const texts = [...textsOf(document)];
      const isShared = (text: string) => shared[locale]?.includes(text) ?? !isSentence(text);
      // `Ref. 96 · 1948 · Excellent` counts as English only if its last part does.
      const lastPart = (text: string) => text.split(' · ').at(-1) ?? text;
      const left = texts.filter(
        (text) => english.get(path)?.has(text) && !isNeutral(text) && !isShared(lastPart(text)),
      );
      expect(left, url).toEqual([]);
    }
  });

  test('no page shows the key of a text instead of the text', () => {
    for (const { document, url } of own) {
      const keys = [...textsOf(document)].filter((text) => /^[a-z]+(\.[a-zA-Z]+)+$|\{\{/.test(text));
      expect(keys, url).toEqual([]);
    }
  });

  test('the check above reads whole pages', () => {
    expect(textsOf(own[0]?.document as Document).size).toBeGreaterThan(20);
  });
});

test('an Arabic page marks every Latin name as such', () => {
  const unmarked = pages
    .filter(({ locale }) => locale === 'ar')
    .flatMap(({ document }) => [...document.querySelectorAll('main bdi, main a, main h1, main span')])
    .filter((element) => element.children.length === 0 && watches.some(({ brand }) => brand === element.textContent))
    .filter((element) => !element.closest('[lang=en]'));
  expect(unmarked.map((element) => element.outerHTML)).toEqual([]);
});
