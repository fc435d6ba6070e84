import { describe, expect, test } from 'vitest';
import { fill } from '../../i18n/fill.ts';
import { textsByLocale } from '../../i18n/translate.ts';
import type { Terms } from '../schema/terms-schema.ts';
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
  handlingDays: 5,
  guarantee: { years: 5, returnPostage: 'shop' },
  movement: 12,
};
const { buying } = textsByLocale.en;
const lines = textsByLocale.en.watch.terms;
const ways = `${buying.ways['bank transfer']} or ${buying.ways.card}`;

/** With every kind of space as a plain one. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('the terms', () => {
  test('are in the section that they belong to, each with a capital letter', () => {
    const { terms: labels, postagePaidBy } = buying;
    const rows = Object.fromEntries(
      Object.entries(describeTerms('en', terms)).map(([section, entries]) => [
        section,
        entries.map(({ label, value }) => [label, plain(value)]),
      ]),
    );
    expect(rows).toEqual({
      paying: [[labels.payment, ways.charAt(0).toUpperCase() + ways.slice(1)]],
      holding: [[labels.hold, '48 hours']],
      shipping: [
        [labels.shipsTo, 'India and France'],
        [labels.postage, postagePaidBy.buyer],
        [labels.handling, '5 days'],
        [labels.insurance, buying.insured],
      ],
      inspection: [
        [labels.inspection, '7 days'],
        [labels.returnPostage, postagePaidBy.buyer],
        [labels.refund, fill(buying.refunded, { days: '7 days' })],
      ],
      guarantee: [
        [labels.guarantee, '5 years'],
        [labels.guaranteePostage, postagePaidBy.shop],
      ],
      movement: [[labels.movement, fill(buying.movementCovered, { months: '12 months' })]],
    });
  });

  test('that are not set are left out', () => {
    expect(Object.values(describeTerms('en', {})).flat()).toEqual([]);
    expect(Object.values(describeTerms('en', { insured: false })).flat()).toEqual([]);
  });

  test('say too that the movement is not covered', () => {
    expect(describeTerms('en', { movement: 'none' }).movement?.map(({ value }) => value)).toEqual([
      buying.movementNotCovered,
    ]);
  });
});

describe("the lines on a watch's page", () => {
  test('have the terms that are set', () => {
    expect(listTermLines('en', terms).map(({ text }) => plain(text))).toEqual([
      `${buying.terms.payment}: ${ways}`,
      `${lines.shipping}: India and France, ${lines.insured}`,
      fill(lines.comingBack, { days: '7 days' }),
    ]);
  });

  test('are in the language of the page', () => {
    const [, shipping] = listTermLines('de', terms);
    expect(shipping?.text).toMatch('Indien und Frankreich');
  });

  test('leave out terms that are not set', () => {
    expect(listTermLines('en', {})).toEqual([]);
    const worldwide = `${lines.shipping}: ${buying.worldwide}`;
    expect(listTermLines('en', { shipsTo: 'worldwide' }).map(({ text }) => text)).toEqual([worldwide]);
  });
});
