import { describe, expect, test } from 'vitest';
import { formatUnit } from '../../i18n/format.ts';
import { withoutIsolates } from '../../i18n/isolate-latin.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/texts.ts';
import { shopData } from '../content-fixture.ts';
import { readProse } from '../reading/read-prose.ts';
import { termDetails } from '../schema/details.ts';
import type { Terms } from '../schema/terms-schema.ts';
import type { Watch } from '../schema/watch-schema.ts';
import { createTranslator, textsByLocale } from '../words/translate.ts';
import { describeTerms, listTermLines } from './terms-rows.ts';

const terms: Terms = {
  payment: ['bank transfer', 'card'],
  holdHours: 48,
  inspectionDays: 7,
  returnPostage: 'buyer',
  refundDays: 7,
  shipsTo: 'IN, FR',
  postage: 'buyer',
  insured: true,
  lostParcel: { refundDays: 30, returnClaim: 'buyer' },
  handlingDays: 5,
  taxAbroad: 'deducted',
  guarantee: { years: 5, circaYears: 5, returnPostage: 'shop' },
  movement: 12,
};
const { buying, customs } = textsByLocale.en;
const lines = textsByLocale.en.watch.terms;
const ways = `${buying.ways['bank transfer']} or ${buying.ways.card}`;

/** With every kind of space as a plain one. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('the terms', () => {
  test('are in the section that they belong to, each with a capital letter', () => {
    const { terms: labels, postagePaidBy } = buying;
    const rows = Object.fromEntries(
      Object.entries(describeTerms(createTranslator('en'), terms)).map(([section, entries]) => [
        section,
        entries.map(({ label, value }) => [label, plain(value)]),
      ]),
    );
    expect(rows).toEqual({
      paying: [[labels.payment, ways.charAt(0).toUpperCase() + ways.slice(1)]],
      duty: [
        [labels.taxAbroad, buying.taxAbroad.deducted],
        [customs.headings, customs.allHeadings],
        [customs.asked, customs.allAsked],
      ],
      holding: [[labels.hold, '48 hours']],
      shipping: [
        [labels.shipsTo, 'India and France'],
        [labels.postage, buying.postageOnInvoice],
        [labels.handling, fill(buying.handled, { days: '5 days' })],
        [labels.insurance, buying.insured],
        [labels.lost, fill(buying.lost.shop, { days: '30 days' })],
      ],
      inspection: [
        [labels.inspection, '7 days'],
        [labels.returnPostage, postagePaidBy.buyer],
        [labels.refund, fill(buying.refunded, { days: '7 days' })],
        [labels.lostReturn, buying.lost.buyer],
      ],
      guarantee: [
        [labels.guarantee, '5 years'],
        [labels.guaranteePostage, postagePaidBy.shop],
      ],
      movement: [[labels.movement, fill(buying.movementCovered, { months: '12 months' })]],
    });
  });

  test.each([{}, { insured: false }])(
    'that are not set are left out, but not what to do about a lost parcel: %j',
    (set) => {
      expect(Object.values({ ...describeTerms(createTranslator('en'), set), duty: [] }).flat()).toEqual([
        { label: buying.terms.lost, value: buying.lost.ask },
        { label: buying.terms.lostReturn, value: buying.lost.ask },
      ]);
    },
  );

  test('say who claims for a parcel that is lost on its way back', () => {
    const claimedBy = (returnClaim: 'buyer' | 'shop') =>
      describeTerms(createTranslator('en'), { lostParcel: { refundDays: 30, returnClaim } }).inspection?.at(-1)?.value;
    expect(claimedBy('buyer')).toBe(buying.lost.buyer);
    expect(plain(claimedBy('shop') ?? '')).toBe(fill(buying.lost.shop, { days: '30 days' }));
  });

  test('say too that the movement is not covered', () => {
    expect(describeTerms(createTranslator('en'), { movement: 'none' }).movement?.map(({ value }) => value)).toEqual([
      buying.movementNotCovered,
    ]);
  });
});

describe("the lines on a watch's page", () => {
  const watch = { year: 1967 };
  const linesOf = (given: Terms, of: Pick<Watch, 'year' | 'strapLeather'> = watch, locale: Locale = 'en') =>
    listTermLines(createTranslator(locale), of, { ...shopData, terms: given }).map(({ text }) => plain(text));

  test('have the terms that are set, except how to pay', () => {
    expect(linesOf(terms)).toEqual([
      fill(lines.guarantee, { years: '5 years' }),
      fill(lines.movement, { months: '12 months' }),
      fill(lines.inspection, { days: '7 days' }),
      fill(lines.holding, { time: '48 hours' }),
      `${lines.shipping}: India and France, ${lines.insured}`,
    ]);
  });

  test('are in the language of the page', () => {
    expect(linesOf(terms, watch, 'de').at(-1)).toMatch('Indien und Frankreich');
  });

  test('leave out terms that are not set', () => {
    expect(linesOf({})).toEqual([]);
    expect(linesOf({ movement: 'none' })).toEqual([]);
    expect(linesOf({ shipsTo: 'worldwide' })).toEqual([`${lines.shipping}: ${buying.worldwide}`]);
  });

  test.each<[string, Pick<Watch, 'year' | 'strapLeather'>, Terms, string]>([
    ['a watch of a hundred years', { year: 1918 }, { shipsTo: 'worldwide' }, certificateFor('within India')],
    ['it, insured', { year: 1918 }, terms, certificateFor(`within India, ${lines.insured}`)],
    ['it, where the shop ships within India', { year: 1918 }, { shipsTo: 'IN' }, 'India'],
    [
      'a strap of a protected animal',
      { year: 1967, strapLeather: 'alligator' },
      { shipsTo: 'worldwide' },
      fill(lines.otherStrap, { where: buying.worldwide }),
    ],
    ['a strap of calf', { year: 1967, strapLeather: 'calf' }, { shipsTo: 'worldwide' }, buying.worldwide],
  ])('say what may not leave the country: %s', (_, of, given, expected) => {
    expect(linesOf(given, of).at(-1)).toBe(`${lines.shipping}: ${expected}`);
  });

  test('have nothing about shipping if the shop has not said where it ships', () => {
    expect(linesOf({ insured: true }, { year: 1918 })).toEqual([]);
  });
});

test.each([1, 2, 3, 11, 100])('in Arabic a length of %i is where its nominative belongs', (number) => {
  const t = createTranslator('ar');
  const given: Terms = {
    holdHours: number,
    inspectionDays: number,
    refundDays: number,
    lostParcel: { refundDays: number, returnClaim: 'shop' },
    handlingDays: number,
    guarantee: { years: number, circaYears: number, returnPostage: 'shop' },
    movement: number,
  };
  const rows = Object.values(describeTerms(t, given)).flat();
  const lines = listTermLines(t, { year: 1967 }, { ...shopData, terms: given });
  const said = [...rows.map(({ value }) => value), ...lines.map(({ text }) => text)].map((text) =>
    withoutIsolates(plain(text)),
  );
  // A genitive or an accusative would be another word for two: `سنتين` instead of `سنتان`.
  const lengths = ['hour', 'day', 'month', 'year'].map((unit) => plain(formatUnit('ar', number, unit)));
  const nominative = new RegExp(`(^|مدته |مدة الضمان |ومدة ذلك |أقصاها )(${lengths.join('|')})`);
  expect(said.filter((text) => nominative.test(text))).toHaveLength(12);
});

test('in Arabic prose, too, a length is where its nominative belongs', () => {
  const prose = withoutIsolates(JSON.stringify(readProse('content', ['ar']).data));
  const lengths = new RegExp(`([^"\\s]+ \\S+) \\{\\{(?:${termDetails.join('|')})\\}\\}`, 'g');
  const before = [...prose.matchAll(lengths)].map(([, words]) => words);
  expect(before).toEqual(['مدة ضماننا', 'فأقصى الفرق']);
});

function certificateFor(where: string): string {
  return fill(lines.certificate, { where });
}
