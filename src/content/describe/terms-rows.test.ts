import { describe, expect, test } from 'vitest';
import { localeCases } from '../../i18n/locale-cases-fixture.ts';
import type { Terms } from '../schema/terms-schema.ts';
import { describeTerms, listTermLines } from './terms-rows.ts';

const terms: Terms = {
  payment: ['bank transfer', 'card'],
  holdHours: 48,
  inspectionDays: 7,
  returnPostage: 'buyer',
  shipsTo: ['IN', 'FR'],
  insured: true,
  handlingDays: 5,
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
      ['paying', 'Payment: Bank transfer, card'],
      ['holding', 'Held for: 48 hours'],
      [
        'shipping',
        'Ships to: India and France',
        'Sent within: 5 days',
        'Insurance: For the full price, until it is in your hands',
      ],
      ['inspection', 'Time to look: 7 days', 'Return postage: Paid by you'],
    ]);
  });

  test('that are not set are left out', () => {
    expect(Object.values(describeTerms('en', {})).flat()).toEqual([]);
    expect(Object.values(describeTerms('en', { insured: false })).flat()).toEqual([]);
  });
});

describe("the lines on a watch's page", () => {
  test.each(
    localeCases({
      en: [
        [
          'Payment: bank transfer, card',
          'Shipping: India and France, insured',
          '7 days to look at it at home, then keep it or send it back',
        ],
      ],
      de: [
        [
          'Zahlung: Überweisung, Karte',
          'Versand: Indien und Frankreich, versichert',
          '7 Tage zur Ansicht zu Hause, dann behalten oder zurücksenden',
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
