import { describe, expect, test } from 'vitest';
import type { Locale } from '../../src/i18n/locales.ts';
import { isSentence, texts } from '../languages.ts';
import { contentOf, type ShopName } from '../shops/shops.ts';
import { type BuiltPage, metaOf, owner, sample } from './built-pages.ts';

const attributes = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder'];
const withAttributes = attributes.map((name) => `body [${name}]`).join();
const notInLanguage = 'script, style, body [lang=en]';

/** Every text of a page and its attributes, except those marked as English, and its title and description. */
function textsOf(page: BuiltPage): string[] {
  const { document } = page;
  const elements = [...document.querySelectorAll(withAttributes)].filter((element) => !element.closest(notInLanguage));
  const found = [
    ...textNodesIn(document.body)
      .filter(({ parent }) => !parent.closest(notInLanguage))
      .map(({ text }) => text),
    ...elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
    document.title,
    metaOf(page, 'description'),
  ];
  const words = found.map((text) => text.replace(/\s+/g, ' ').trim());
  return [...new Set(words.filter((text) => /\p{L}{2}/u.test(text)))];
}

function textNodesIn(body: HTMLElement): { text: string; parent: Element }[] {
  const walker = body.ownerDocument.createTreeWalker(body, 4);
  const found: { text: string; parent: Element }[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (textContent && parentElement) found.push({ text: textContent, parent: parentElement });
  }
  return found;
}

/** Every string in a value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** What a shop's files say once for every language: its own facts, and the names of its watches. */
function factsOf(shop: ShopName): string[] {
  const { shop: facts, watches } = contentOf(shop);
  return [...stringsIn(facts), ...watches.flatMap(({ brand, model }) => [brand, model])].toSorted(
    (one, other) => other.length - one.length,
  );
}

/** A text without the facts that it contains. */
const withoutFacts = (text: string, facts: string[]) => facts.reduce((rest, fact) => rest.replaceAll(fact, ''), text);

/** The keys of the interface texts, which a page would show in place of a missing text. */
function keysIn(group: object, path = ''): string[] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysIn(value, `${path}${key}.`),
  );
}
const keys = new Set(keysIn(texts.en));

// The words of an owner's shop are the same, with some more pages.
describe.each([
  { site: sample, pages: sample.samples },
  { site: owner, pages: owner.readIn(['en', 'ar']) },
])('the shop "$site.shop"', ({ site, pages }) => {
  const facts = factsOf(site.shop);

  test('has no key and no placeholder in place of a text', () => {
    const shown = pages.flatMap((page) => textsOf(page).map((text) => ({ url: page.url, text })));
    expect(shown.filter(({ text }) => keys.has(text) || text.includes('{{'))).toEqual([]);
    expect(shown.length).toBeGreaterThan(60 * pages.length);
  });

  test('has no sentence in English on a page in another language', () => {
    const { watches } = contentOf(site.shop);
    // What search engines show of a watch that is not translated.
    const isExcerpt = (text: string, locale: Locale) =>
      watches.some(({ words }) => !words[locale] && words.en.description.startsWith(text));
    const left = pages
      .filter(({ locale }) => locale !== 'en')
      .flatMap((page) => {
        const english = new Set(textsOf(site.pageAt('en', page.path)));
        const same = textsOf(page).filter((text) => english.has(text) && isSentence(withoutFacts(text, facts)));
        return same.filter((text) => !isExcerpt(text, page.locale)).map((text) => ({ url: page.url, text }));
      });
    expect(left).toEqual([]);
  });

  test('names no two landmarks of a page the same', () => {
    const landmarks = pages.flatMap(({ url, document }) =>
      [...document.querySelectorAll('section, search, form')].map((landmark) => {
        const title = document.getElementById(landmark.getAttribute('aria-labelledby') ?? '');
        const name = landmark.getAttribute('aria-label') ?? title?.textContent;
        return { name, inPage: `${url}: ${landmark.localName} ${name}` };
      }),
    );
    const named = landmarks.filter(({ name }) => name).map(({ inPage }) => inPage);
    expect(named.filter((landmark, index) => named.indexOf(landmark) !== index)).toEqual([]);
    expect(named.length).toBeGreaterThan(pages.length);
  });

  test('isolates Latin words on Arabic pages, or marks them', () => {
    const runs = pages
      .filter(({ locale }) => locale === 'ar')
      .flatMap(({ url, document }) => latinRunsIn(document.body).map((run) => ({ url, ...run })));
    expect(runs.filter(({ isIsolated }) => !isIsolated)).toEqual([]);
    expect(runs.length).toBeGreaterThan(300);
  });
});

/** The Latin words in the texts of an element, and whether they are isolated from Arabic letters around them. */
function latinRunsIn(body: HTMLElement): { text: string; isIsolated: boolean }[] {
  const hasLatin = (text: string) => /\p{Script=Latin}{2}/u.test(text);
  return textNodesIn(body)
    .filter(({ text, parent }) => hasLatin(text) && !parent.closest('script, style'))
    .map(({ text, parent }) => {
      const isAlone = !/\p{Script=Arabic}/u.test(text) || parent.closest('bdi, [lang=en]') !== null;
      return { text, isIsolated: isAlone || !hasLatin(text.replace(/[\u2066\u2068][^\u2069]*\u2069/g, '')) };
    });
}
