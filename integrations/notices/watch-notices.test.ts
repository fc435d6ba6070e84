import { describe, expect, test } from 'vitest';
import { asText, shopData, watchData, watchFile } from '../../src/content/content-fixture.ts';
import { lineOf } from '../../src/content/reading/problem.ts';
import type { Shop } from '../../src/content/schema/shop-schema.ts';
import { type Watch, watchSchema } from '../../src/content/schema/watch-schema.ts';
import { locales } from '../../src/i18n/locales.ts';
import { findWatchNotices as find } from './watch-notices.ts';

const today = '2026-11-22';

/** The notices of a shop with these watches. */
const findNotices = (watches: Watch[], on = today, shop: Shop = shopData) => find({ watches, shop }, on).map(lineOf);

/** A watch with words in every language. */
const translated = (changes: Partial<Watch> = {}) => ({ ...watchData(), ...changes });

/** The words of a watch, with other descriptions. */
function ownWords(text: string): Watch['words'] {
  const { words } = watchData();
  const own = Object.entries(words).map(([locale, each]) => [locale, { ...each, description: `${text} ${locale}` }]);
  return Object.fromEntries(own);
}

/** A second watch, with words of its own. */
const another = (changes: Partial<Watch>) => translated({ id: 'other', words: ownWords('Another.'), ...changes });

test('a translated watch has no notices', () => {
  expect(findNotices([translated()])).toEqual([]);
});

test('the languages in which a watch shows English words are listed', () => {
  const { en, de } = watchData().words;
  const { alt: _, ...withoutAlt } = de;
  const { report: __, ...withoutNotes } = en;
  const file = watchSchema.parse(asText({ ...watchFile(), words: { en, de: withoutAlt, ar: withoutNotes } }));
  const shop: Shop = { ...shopData, languages: ['en', 'de', 'ar', 'fr'] };
  expect(findNotices([{ id: 'tissot-antimagnetique-1938', ...file }], today, shop)).toEqual([
    'content/watches: shown in English, not translated yet to German, Arabic, French: tissot-antimagnetique-1938',
  ]);
});

test('watches that lack the same languages share a notice', () => {
  const { en } = watchData().words;
  const onlyEnglish = (text: string) => ({ en: { ...en, description: text } }) as Watch['words'];
  const watches = ['One.', 'Two.'].map((text, index) =>
    translated({ id: `watch-${index}`, position: index + 1, words: onlyEnglish(text) }),
  );
  expect(findNotices(watches, today, { ...shopData, languages: ['en', 'de'] })).toEqual([
    'content/watches: shown in English, not translated yet to German: watch-0, watch-1',
  ]);
});

test('two watches with the same position are reported, unless one is sold', () => {
  expect(findNotices([translated(), another({})])).toEqual([
    'content/watches/other.yaml: position: expected a place of its own, but tissot-antimagnetique-1938.yaml has 4 too',
  ]);
  expect(findNotices([translated({ status: 'sold' }), another({})])).toEqual([]);
});

describe('a watch that becomes antique', () => {
  const exporting: Shop = { ...shopData, terms: { shipsTo: 'worldwide' } };
  const watchesOf = (years: number[]) =>
    years.map((year) =>
      translated({ id: `omega-marine-${year}`, year, position: year, words: ownWords(`Of ${year}.`) }),
    );
  const notices = (...years: number[]) => findNotices(watchesOf(years), today, exporting);

  test('is named two years before, with file and year', () => {
    expect(notices(1928)).toEqual([
      'content/watches/omega-marine-1928.yaml: year: from 2028 on this watch is 100 years old, and its export from India may need permission',
    ]);
  });

  test('is named if it is close, and not if it is already antique or far from it', () => {
    expect(notices(1926, 1927, 1928, 1929)).toHaveLength(2);
    expect(notices(1926, 1929, 2000)).toEqual([]);
  });

  test('is not named in a shop to which the law of India does not apply', () => {
    expect(findNotices(watchesOf([1928]), today, { ...exporting, terms: { shipsTo: 'IN' } })).toEqual([]);
  });
});

test.each([
  ['2026-11-30', []],
  [
    '2026-12-01',
    [
      'content/watches/tissot-antimagnetique-1938.yaml: reservedUntil: this reservation ended on 2026-11-30, so the watch is shown as available',
    ],
  ],
])('a reservation is named after it has ended: %s', (date, lines) => {
  expect(findNotices([translated({ status: 'reserved', reservedUntil: '2026-11-30' })], date)).toEqual(lines);
});

describe('a service and a measurement more than two years ago', () => {
  const notices = (serviced: string, measured: string, changes: Partial<Watch> = {}) =>
    findNotices([
      translated({
        service: { ...watchData().service, date: serviced },
        measured: { date: measured, positions: [] },
        ...changes,
      }),
    ]);

  test('are named', () => {
    expect(notices('2023', '2024-03-01')).toEqual([
      'content/watches/tissot-antimagnetique-1938.yaml: service.date: the last service, 2023, was more than two years ago. Was there another since?',
      'content/watches/tissot-antimagnetique-1938.yaml: measured.date: measured on 2024-03-01, more than two years ago. Measure it again, or leave the measurements out',
    ]);
  });

  test.each([
    ['2024-11-21', 1],
    ['2024-11-22', 0],
    ['2024-10', 1],
    ['2024-11', 0],
    ['2024', 0],
    ['not known', 0],
  ])('serviced %s: %i notices', (date, count) => {
    expect(notices(date, '2026-11-01')).toHaveLength(count);
  });

  test('do not matter once the watch is sold', () => {
    expect(notices('2023', '2024-03-01', { status: 'sold' })).toEqual([]);
  });
});

describe('a copied file', () => {
  const measured = { date: '2026-03-11', positions: [{ position: 'dial up' as const, rate: 4, amplitude: 280 }] };
  const papers = 'The extract of the archive confirms the movement number.';
  const copied = (fields: string) =>
    `content/watches/other.yaml: the same as of tissot-antimagnetique-1938.yaml: ${fields}. Was it copied, and not yet changed?`;
  const { en, de } = watchData().words;

  test.each<[string, Partial<Watch>, Partial<Watch>, string[]]>([
    ['the words', {}, { words: watchData().words }, [`description (${locales.join(', ')})`]],
    [
      'words of other languages, and numbers',
      { numbers: { given: 'shown', ofCase: '29 xxx' } },
      { words: { ...ownWords('Another.'), de }, numbers: { given: 'masked', ofCase: '29 xxx' } },
      ['description (de), numbers.ofCase'],
    ],
    [
      'a long note',
      { words: { en: { ...en, report: { papers, case: 'Sharp.' } } } },
      { words: { en: { ...en, description: 'Another.', report: { papers, case: 'Worn.' } } } },
      ['report.papers (en)'],
    ],
    ['measurements', { measured }, { measured: { ...measured, date: '2026-04-01' } }, ['measured.positions']],
    ['a short note', {}, { words: { en: { ...en, description: 'Another.' } } }, []],
    ['nothing', { measured, numbers: { given: 'on request' } }, { numbers: { given: 'on request' } }, []],
  ])('that still has of the other watch: %s', (_, first, second, fields) => {
    const shop: Shop = { ...shopData, languages: ['en'] };
    const watches = [translated(first), another({ position: 5, ...second })];
    expect(findNotices(watches, today, shop)).toEqual(fields.map(copied));
  });

  test('is compared with the first watch that has the same', () => {
    const third = translated({ id: 'third', position: 6 });
    expect(findNotices([translated(), another({ position: 5, measured }), { ...third, measured }])).toEqual([
      expect.stringContaining('third.yaml: the same as of tissot-antimagnetique-1938.yaml: description'),
      expect.stringContaining('third.yaml: the same as of other.yaml: measured.positions.'),
    ]);
  });
});

describe('notices have an order', () => {
  test('by weight: a text in the wrong field after an old service, for all watches', () => {
    const old = { service: { ...watchData().service, date: '2020' } };
    const german = 'Das ist die Uhr von der wir den Preis und das Alter auf dem Blatt nicht kennen.';
    const { es, ...words } = ownWords('Another.') as Record<string, Watch['words']['en']>;
    const foreign = { ...words, es: { ...es, description: german } } as unknown as Watch['words'];
    expect(findNotices([translated(old), another({ ...old, position: 5, words: foreign })])).toEqual([
      expect.stringContaining('tissot-antimagnetique-1938.yaml: service.date'),
      expect.stringContaining('other.yaml: service.date'),
      'content/watches/other.yaml: words.es.description: reads as German, not as Spanish',
    ]);
  });

  test('all sold watches share one', () => {
    const sold = Array.from({ length: 40 }, (_, index) => translated({ id: `sold-${index}`, status: 'sold' }));
    const lines = findNotices([translated(), ...sold]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^content\/watches: sold, and in English or with texts of another watch: sold-0, .*sold-39$/,
    );
  });
});
