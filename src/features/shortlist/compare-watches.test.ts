import { expect, test } from 'vitest';
import { shopData, watchData } from '../../content/content-fixture.ts';
import type { TermsOfShop } from '../../content/describe/terms-rows.ts';
import { picture } from '../../content/describe/watch-summary-fixture.ts';
import { createTranslator, textsByLocale } from '../../content/words/translate.ts';
import type { Locale } from '../../i18n/locales.ts';
import { compareWatches } from './compare-watches.ts';

const plain = { ...watchData(), id: 'plain' };
const complicated = {
  ...watchData(),
  id: 'complicated',
  reference: '6536-1',
  report: { ...plain.report, pushers: { originality: 'original', grade: 'good' } as const },
  measured: { date: '2024-03-11', positions: [{ position: 'dial up' as const, rate: 4, amplitude: 285 }] },
};
const shop: TermsOfShop = { ...shopData, terms: { shipsTo: 'worldwide', insured: true } };

const pictures = { plain: picture, complicated: picture };
const { watches, groups } = compareWatches(createTranslator('en'), [plain, complicated], pictures, shop);
const words = textsByLocale.en.watch;
const { parts, originalities, grades, originNotKnown } = words.report;
const [facts, report, service] = groups.map(({ rows }) => new Map(rows.map((row) => [row.label, row])));

test('each row has the values of the watches that have one', () => {
  expect(watches.map(({ id }) => id)).toEqual(['plain', 'complicated']);
  expect(facts?.get(words.reference)).toMatchObject({
    values: { complicated: { text: '6536-\u20601' } },
  });
  expect(report?.get(parts.case)?.values['plain']).toMatchObject({
    text: `${originalities.period}\n${grades.good}`,
  });
  expect(report?.get(parts.pushers)).toMatchObject({
    values: { complicated: { text: `${originalities.original}\n${grades.good}` } },
  });
  const { notKnown, date, amplitude } = words.service;
  expect(service?.get(date)?.values).toEqual({ plain: { text: notKnown }, complicated: { text: notKnown } });
  expect(service?.get(amplitude)?.values).toEqual({ plain: { text: notKnown }, complicated: { text: '285°' } });
});

test('originality says that it is not known, because the columns have no heads', () => {
  expect(report?.get(parts.dial)?.values['plain']?.text).toBe(`${originNotKnown}\n${grades['not examined']}`);
});

test('no line ends inside a number', () => {
  const watch = { ...plain, calibre: '12-120', reference: '145.022-69' };
  const rows = compareWatches(createTranslator('en'), [watch], { plain: picture }, shop).groups[0]?.rows;
  const texts = rows?.map(({ values }) => values['plain']?.text);
  expect(texts).toContain('145.022-\u206069');
  expect(texts?.some((text) => text?.includes('12-\u2060120'))).toBe(true);
});

test('a fact and a part with the same label are two rows, in the order of the page', () => {
  expect(groups.map(({ title }) => title)).toEqual([words.facts, words.report.title, words.service.title]);
  const { year, origin, condition, movement } = words;
  expect([...(facts?.keys() ?? [])].slice(0, 4)).toEqual([year, origin, condition, movement]);
  expect([...(report?.keys() ?? [])].at(-1)).toBe(parts.movement);
});

test('two rows with the same label stay two', () => {
  const t = createTranslator('en');
  const withOneLabel: typeof t = Object.assign(
    (...given: Parameters<typeof t>) => (/lug(ToLug|Width)$/.test(given[0]) ? 'Lugs' : t(...given)),
    { locale: t.locale, pageLocale: t.locale },
  );
  const watch = { ...plain, lugToLug: 44, lugWidth: 18 };
  const [facts] = compareWatches(withOneLabel, [watch], { plain: picture }, shop).groups;
  const rows = facts?.rows.filter(({ label }) => label === 'Lugs');
  expect(rows?.map(({ values }) => values['plain']?.text)).toEqual(['44\u00a0mm', '18\u00a0mm']);
});

test('what may not leave the country says so beside what may', () => {
  const old = { ...plain, id: 'old', year: 1918 };
  const [facts] = compareWatches(createTranslator('en'), [plain, old], { plain: picture, old: picture }, shop).groups;
  const row = facts?.rows.find(({ label }) => label === words.terms.shipping);
  expect(row?.values).toEqual({
    plain: { text: 'To most countries, insured' },
    old: { text: expect.stringMatching(/^Within India, insured/) },
  });
});

test('words that are not translated have their language, facts that are do not', () => {
  const { de: _, ...words } = plain.words;
  const [inGerman] = compareWatches(createTranslator('de'), [{ ...plain, words }], { plain: picture }, shop).groups;
  const values = new Map(inGerman?.rows.map((row) => [row.label, row.values['plain']]));
  const { strap, origin } = textsByLocale.de.watch;
  expect(values.get(strap)).toEqual({ text: plain.words.en.strap, locale: 'en' });
  expect(values.get(origin)).toEqual({ text: textsByLocale.de.watch.origins.Swiss });
});

test('a remark of the report is below the value it is about, and one that is not translated has its language', () => {
  const { ar: _, ...words } = { ...plain.words, en: { ...plain.words.en, report: { case: 'One scratch.' } } };
  const remark = (locale: Locale) => {
    const [, report] = compareWatches(createTranslator(locale), [{ ...plain, words }], { plain: picture }, shop).groups;
    return report?.rows.find(({ label }) => label === textsByLocale[locale].watch.report.parts.case)?.values['plain']
      ?.note;
  };
  expect(remark('en')).toEqual({ text: 'One scratch.' });
  expect(remark('ar')).toEqual({ text: 'One scratch.', locale: 'en' });
});
