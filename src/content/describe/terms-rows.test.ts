import { describe, expect, test } from 'vitest';
import { localeCases } from '../../i18n/locale-cases-fixture.ts';
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

/** With every kind of space as a plain one. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('the terms', () => {
  test('are in the section that they belong to', () => {
    const rows = Object.entries(describeTerms('en', terms)).map(([section, entries]) => [
      section,
      ...entries.map(({ label, value }) => plain(`${label}: ${value}`)),
    ]);
    expect(rows).toEqual([
      ['paying', 'Payment: Bank transfer or card'],
      ['holding', 'We hold it for: 48 hours'],
      [
        'shipping',
        'Ships to: India and France',
        'Postage to you: Paid by you',
        'After payment, sent within: 5 days',
        'Insurance: For the full price, until it is in your hands',
      ],
      [
        'inspection',
        'Inspection period: 7 days',
        'Return postage: Paid by you',
        'Refund: Within 7 days of its return, to the account you paid from',
      ],
      ['guarantee', 'Valid for: 5 years', 'Return postage: Paid by us'],
      ['movement', 'If it stops: We repair it free of charge for 12 months from delivery'],
    ]);
  });

  test('that are not set are left out', () => {
    expect(Object.values(describeTerms('en', {})).flat()).toEqual([]);
    expect(Object.values(describeTerms('en', { insured: false })).flat()).toEqual([]);
  });

  test('say too that the movement is not covered', () => {
    expect(describeTerms('en', { movement: 'none' }).movement?.map(({ value }) => value)).toEqual([
      'Not covered: we repair it at cost',
    ]);
  });
});

describe("the lines on a watch's page", () => {
  test.each(
    localeCases({
      en: [
        [
          'Payment: bank transfer or card',
          'Shipping: India and France, insured',
          '7 days at home to decide: keep it or send it back',
        ],
      ],
      de: [
        [
          'Zahlung: Überweisung oder Karte',
          'Versand: Indien und Frankreich, versichert',
          '7 Tage Bedenkzeit zu Hause: behalten oder zurücksenden',
        ],
      ],
    }),
  )('have the terms that are set (%s)', (locale, lines) => {
    expect(listTermLines(locale, terms).map(({ text }) => plain(text))).toEqual(lines);
  });

  test('leave out terms that are not set', () => {
    expect(listTermLines('en', {})).toEqual([]);
    expect(listTermLines('en', { shipsTo: 'worldwide' }).map(({ text }) => text)).toEqual(['Shipping: worldwide']);
  });
});
