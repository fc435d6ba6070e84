import { describe, expect, test } from 'vitest';
import { proseOf } from '../../src/content/describe/prose-of.ts';
import { formatUnit } from '../../src/i18n/format.ts';
import { withoutIsolates } from '../../src/i18n/isolate-latin.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { fill } from '../../src/i18n/texts.ts';
import { shop } from '../collection.ts';
import { texts } from '../languages.ts';
import { metaOf, owner, sample } from './built-pages.ts';

describe('the page on buying', () => {
  const { terms } = texts.en.buying;
  const mainOf = (site: typeof sample) => site.pageAt('en', '/buying').document.querySelector('main') as HTMLElement;
  const labelsIn = (main: HTMLElement) =>
    [...main.querySelectorAll('dl > div > dt')].map(({ textContent }) => textContent);

  test('has the terms that the shop has set, and the number to call before a bank transfer', () => {
    expect(labelsIn(mainOf(sample))).toHaveLength(16);
    expect(labelsIn(mainOf(owner))).toEqual([terms.shipsTo, terms.lost]);
    const numbers = [sample, owner].map((site) => mainOf(site).querySelectorAll('a[href^="tel:"]').length);
    expect(numbers).toEqual([1, 0]);
  });

  test('begins with a link to each of its sections', () => {
    for (const main of [mainOf(sample), mainOf(owner)]) {
      const sections = [...main.querySelectorAll('h2')].map(({ id }) => `#${id}`);
      const links = [...main.querySelectorAll('ul a')].map((link) => link.getAttribute('href'));
      expect(links).toEqual(sections);
    }
  });
});

/** Words of a guarantee. */
const guaranteeWords: Partial<Record<Locale, RegExp>> = {
  en: /guarant/i,
  de: /garanti/i,
  es: /garant/i,
  ar: /ضمان|نضمن|مضمون/,
  fr: /garanti/i,
  it: /garanzi|garanti/i,
};

describe('the guarantee', () => {
  const translations = Object.entries(guaranteeWords) as [Locale, RegExp][];
  const textOf = (locale: Locale, path: string) =>
    withoutIsolates(sample.pageAt(locale, path).document.querySelector('main')?.textContent ?? '');

  test('is the same on the pages about the shop, about buying and about grading, and its length is on each watch', () => {
    for (const [locale] of translations) {
      const { words, locale: language } = proseOf('about', locale);
      const { text, points } = words.guarantee;
      for (const path of ['/about', '/buying', '/guide']) expect(textOf(locale, path)).toContain(withoutIsolates(text));
      for (const point of points) expect(textOf(locale, '/about')).toContain(withoutIsolates(point));
      expect(text).toContain(formatUnit(language, 5, 'year'));
      const years = formatUnit(locale, 5, 'year');
      const line = withoutIsolates(fill(texts[locale].watch.terms.guarantee, { years }));
      expect(textOf(locale, '/catalog/rolex-submariner-1967')).toContain(line);
    }
  });

  test('is not mentioned by a shop that gives none', () => {
    const mentions = owner.samples.filter((page) => {
      const body = page.document.body.cloneNode(true) as HTMLElement;
      for (const script of body.querySelectorAll('script, style')) script.remove();
      const said = [body.textContent, page.document.title, metaOf(page, 'description')];
      return guaranteeWords[page.locale]?.test(said.join(' '));
    });
    expect(mentions.map(({ url }) => url)).toEqual([]);
    // So that the words above are those of a guarantee.
    for (const [locale, pattern] of translations) expect(texts[locale].about.guarantee).toMatch(pattern);
  });
});

describe('the legal page', () => {
  const { off } = texts.en.legal.forms;

  test('says who runs the site, and that the forms send nothing', () => {
    const { textContent } = sample.pageAt('en', '/legal').document.querySelector('main') as HTMLElement;
    expect(textContent).toContain(shop.name);
    expect(textContent).toContain(off);
  });

  test('says what the owner has registered, and that the forms send', () => {
    const { textContent } = owner.pageAt('en', '/legal').document.querySelector('main') as HTMLElement;
    for (const fact of ['Coromandel Timepieces Private Limited', 'GSTIN', '33ABCDE1234F1Z5', 'Asha Raman', '1987'])
      expect(textContent).toContain(fact);
    expect(textContent).not.toContain(off);
  });
});
