import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { proseOf } from '../../src/content/describe/prose-of.ts';
import { formatUnit } from '../../src/i18n/format.ts';
import { withoutIsolates } from '../../src/i18n/isolate-latin.ts';
import { fill } from '../../src/i18n/texts.ts';
import { shop } from '../collection.ts';
import { texts } from '../languages.ts';
import { metaOf, owner, sample } from './built-pages.ts';

describe.each(['en', 'ar'] as const)('the page on buying (%s)', (locale) => {
  // English, as the prose above them, where it is not translated.
  const { buying, customs } = texts[proseOf('buying', locale).locale];
  const { terms, lost } = buying;
  const mainOf = (site: typeof sample) => site.pageAt(locale, '/buying').document.querySelector('main') as HTMLElement;
  const labelsIn = (main: HTMLElement) =>
    [...main.querySelectorAll('dl > div > dt')].map(({ textContent }) => textContent);

  test('has every term that the shop has set, and the number to call before a bank transfer', () => {
    const main = mainOf(sample);
    expect(labelsIn(main)).toEqual([
      terms.payment,
      terms.hold,
      terms.shipsTo,
      terms.postage,
      terms.handling,
      terms.insurance,
      terms.lost,
      customs.headings,
      customs.asked,
      terms.inspection,
      terms.returnPostage,
      terms.refund,
      terms.lostReturn,
      terms.guarantee,
      terms.guaranteePostage,
      terms.movement,
    ]);
    expect(within(main).getAllByRole('link', { name: shop.phone })).toHaveLength(1);
  });

  test('has nothing about terms that the shop has not set', () => {
    const main = mainOf(owner);
    expect(labelsIn(main)).toEqual([terms.shipsTo, terms.lost]);
    expect(main.textContent).toContain(lost.ask);
    expect(within(main).queryByRole('link', { name: shop.phone })).toBeNull();
  });
});

test.each(['en', 'ar'] as const)('the page on buying begins with a link to each of its sections (%s)', (locale) => {
  for (const site of [sample, owner]) {
    const main = site.pageAt(locale, '/buying').document.querySelector('main') as HTMLElement;
    const sections = [...main.querySelectorAll('h2')].map(({ id }) => `#${id}`);
    const links = [...main.querySelectorAll('ul a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(sections);
  }
});

/** Words of a guarantee. */
const guaranteeWords = {
  en: /guarant/i,
  de: /garanti/i,
  es: /garant/i,
  ar: /ضمان|نضمن|مضمون/,
  fr: /garanti/i,
  it: /garanzi|garanti/i,
};

describe.each(Object.keys(guaranteeWords) as (keyof typeof guaranteeWords)[])('the guarantee (%s)', (locale) => {
  const { watch, about } = texts[locale];
  const textOf = (site: typeof sample, path: string) =>
    withoutIsolates(site.pageAt(locale, path).document.querySelector('main')?.textContent ?? '');

  test('is the same on the pages about the shop, about buying and about grading, and its length is on each watch', () => {
    const { words, locale: language } = proseOf('about', locale);
    const { text, points } = words.guarantee;
    for (const path of ['/about', '/buying', '/guide']) expect(textOf(sample, path)).toContain(withoutIsolates(text));
    for (const point of points) expect(textOf(sample, '/about')).toContain(withoutIsolates(point));
    expect(text).toContain(formatUnit(language, 5, 'year'));
    const years = formatUnit(locale, 5, 'year');
    const line = withoutIsolates(fill(watch.terms.guarantee, { years }));
    expect(textOf(sample, '/catalog/rolex-submariner-1967')).toContain(line);
  });

  test('is not mentioned by a shop that gives none', () => {
    const mentions = owner.samples
      .filter((page) => page.locale === locale)
      .filter((page) => {
        const body = page.document.body.cloneNode(true) as HTMLElement;
        for (const script of body.querySelectorAll('script, style')) script.remove();
        const said = [body.textContent, page.document.title, metaOf(page, 'description')];
        return guaranteeWords[locale].test(said.join(' '));
      });
    expect(mentions.map(({ url }) => url)).toEqual([]);
    expect(textOf(sample, '/about')).toMatch(guaranteeWords[proseOf('about', locale).locale as typeof locale]);
    expect(about.guarantee).toMatch(guaranteeWords[locale]);
  });
});

test.each(['en', 'ar'] as const)(
  'a shop without terms says nothing about holding, inspection and repairs (%s)',
  (locale) => {
    const main = owner.pageAt(locale, '/buying').document.querySelector('main') as HTMLElement;
    const shown = [...main.querySelectorAll('h2')].map(({ textContent }) => withoutIsolates(textContent));
    const { sections } = proseOf('buying', locale).words;
    for (const section of ['holding', 'inspection', 'movement', 'duty'] as const)
      expect(shown.filter((title) => title.endsWith(withoutIsolates(sections[section].title)))).toEqual([]);
  },
);

describe.each(['en', 'ar'] as const)('the legal page (%s)', (locale) => {
  const { off } = texts[locale].legal.forms;

  test('says who runs the site, and that the forms send nothing', () => {
    const { textContent } = sample.pageAt(locale, '/legal').document.querySelector('main') as HTMLElement;
    expect(textContent).toContain(shop.name);
    expect(textContent).toContain(off);
  });

  test('says what the owner has registered, and that the forms send', () => {
    const { textContent } = owner.pageAt(locale, '/legal').document.querySelector('main') as HTMLElement;
    for (const fact of ['Coromandel Timepieces Private Limited', 'GSTIN', '33ABCDE1234F1Z5', 'Asha Raman', '1987'])
      expect(textContent).toContain(fact);
    expect(textContent).not.toContain(off);
  });
});
