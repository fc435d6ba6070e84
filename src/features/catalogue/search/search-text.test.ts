import { searchNames } from 'virtual:content';
import { expect, test } from 'vitest';
import { watchWith } from '../../../content/content-fixture.ts';
import type { Papers } from '../../../content/schema/report-schema.ts';
import { listSearchNames } from '../../../content/schema/search-names.ts';
import { textsByLocale } from '../../../content/words/translate.ts';
import { foldText } from '../../../i18n/fold-text.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listFillers, searchText } from './search-text.ts';
import { searchWatches } from './search-watches.ts';

const watch = watchWith({ brand: 'Jaeger LeCoultre', model: 'Reverso', year: 1938, reference: '145.022' });
watch.words.de = { ...watch.words.en, dialColor: 'Mattschwarz' };

/** The facts that a watch is found by. */
const factsOf = (locale: Locale) => searchText(locale, watch).split('|');
const fact = (words: string) => ` ${foldText(words)} `;

test("a watch is found by its facts, each with its label, in the page's language and in English", () => {
  const { de, en } = textsByLocale;
  expect(factsOf('de')).toContain(fact(`${de.watch.dialColor} Mattschwarz`));
  expect(factsOf('de')).toContain(fact(`${en.watch.dialColor} ${watch.words.en.dialColor}`));
  expect(factsOf('en')).toContain(fact(`${en.watch.year} 1938`));
});

test('a watch is found by its decade, and by its reference with and without its signs', () => {
  expect(factsOf('en')[1]).toContain('1930');
  expect(factsOf('en')).toContain(fact(`${textsByLocale.en.watch.reference} 145.022 145022`));
});

test('a watch is found by its decade without the century, and by other words for its movement', () => {
  const byHand = watchWith({ year: 1968, movement: 'Manual' });
  const found = (locale: Locale, typed: string) =>
    searchWatches([{ searchText: searchText(locale, byHand), alt: '' }], typed, '');
  for (const typed of ['60s', 'manual wind', 'hand wound', 'mechanical'])
    expect(found('en', typed), typed).toHaveLength(1);
  for (const [locale, typed] of [
    ['de', '60er'],
    ['de', 'mechanisch'],
    ['es', 'década de 60'],
    ['es', 'cuerda manual'],
    ['fr', 'années 60'],
    ['fr', 'remontage manuel'],
    ['it', 'anni ’60'],
    ['it', 'meccanico'],
    ['ar', 'ميكانيكية'],
  ] as const)
    expect(found(locale, typed), typed).toHaveLength(1);
  expect(found('en', '70s')).toHaveLength(0);
  expect(found('en', 'self winding')).toHaveLength(0);
});

test('a watch is found by the name of its decade, and not by that of another', () => {
  const found = (locale: Locale, typed: string, year: number) => {
    const dated = searchText(locale, watchWith({ year }));
    return searchWatches([{ searchText: dated, alt: '' }], typed, listFillers(locale)).length > 0;
  };
  for (const [locale, typed] of [
    ['en', 'sixties'],
    ['en', '1960s'],
    ['en', "'60s"],
    ['de', 'Sechzigerjahre'],
    ['de', 'die Sechziger'],
    ['de', '60er Jahre'],
    ['es', 'años sesenta'],
    ['fr', 'années soixante'],
    ['it', 'anni Sessanta'],
    ['ar', 'الستينات'],
    ['ar', 'ستينيات'],
  ] as const)
    expect([found(locale, typed, 1967), found(locale, typed, 1954)], typed).toEqual([true, false]);
  expect(found('en', 'sixties', 1867)).toBe(false);
});

test('a watch is found by what comes with it, and not by what does not', () => {
  const found = (locale: Locale, typed: string, papers: Papers) =>
    searchWatches([{ searchText: searchText(locale, watchWith({ papers })), alt: '' }], typed, '').length > 0;
  for (const [locale, typed] of [
    ['en', 'extract'],
    ['de', 'Archivauszug'],
    ['es', 'extracto'],
    ['fr', 'extrait d’archives'],
    ['it', 'estratto'],
    ['ar', 'مستخرج'],
  ] as const)
    expect([found(locale, typed, ['extract']), found(locale, typed, 'none')], typed).toEqual([true, false]);
  expect([found('en', 'box', ['box']), found('en', 'papers', ['box'])]).toEqual([true, false]);
  expect([found('en', 'full set', ['box', 'papers']), found('en', 'full set', ['papers'])]).toEqual([true, false]);
});

test('a watch is found by its calibre with and without its signs, by its jewels and by what is signed', () => {
  const described = watchWith({ calibre: '12-120', jewels: 18, signed: ['case', 'crown'] });
  const found = (typed: string) => searchWatches([{ searchText: searchText('de', described), alt: '' }], typed, '');
  for (const typed of ['12-120', '12120', 'Kaliber 12-120', 'cal 12-120', '18 Steine', '18 jewels', 'signierte Krone'])
    expect(found(typed), typed).toHaveLength(1);
  expect(found('17 jewels')).toHaveLength(0);
});

test("a watch is found by its brand's initials, in Arabic also by its spelling there", () => {
  expect(factsOf('en')[0]).toContain(fact('Jaeger LeCoultre Reverso JLC'));
  expect(factsOf('ar')[0]).toContain(foldText(listSearchNames('ar', 'Jaeger LeCoultre Reverso', searchNames)));
});

test("the fillers are those of the page's language and of English", () => {
  expect(listFillers('fr')).toContain(' montre ');
  expect(listFillers('fr')).toContain(' with ');
});
