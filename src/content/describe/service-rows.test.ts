import { describe, expect, test } from 'vitest';
import { localeCases } from '../../i18n/locale-cases-fixture.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Papers, Service } from '../schema/report-schema.ts';
import { listPapers, listService } from './service-rows.ts';

const service: Service = {
  date: '2024-03',
  by: 'our workshop',
  done: ['cleaned', 'oiled', 'regulated'],
  rate: 4,
  amplitude: 285,
  beatError: 0.3,
};

const unknown: Service = {
  date: 'not known',
  by: 'not known',
  done: 'not known',
  rate: 'not known',
  amplitude: 'not known',
  beatError: 'not known',
};

/** The values as they are seen: every space plain. */
const values = (locale: Locale, changes: Partial<Service> = {}) =>
  listService(locale, { service: { ...service, ...changes } }).map(({ value }) => value.replace(/\s/g, ' '));

describe('the last service', () => {
  test.each(
    localeCases({
      en: [['March 2024', 'Our workshop', 'Cleaned, oiled and regulated', '+4 s/day', '285°', '0.3 ms']],
      de: [['März 2024', 'Eigene Werkstatt', 'Reinigung, Schmierung und Regulierung', '+4 s/Tag', '285°', '0,3 ms']],
      fr: [['mars 2024', 'Notre atelier', 'Nettoyage, huilage et réglage', '+4 s/j', '285°', '0,3 ms']],
    }),
  )('is told in %s', (locale, expected) => {
    expect(values(locale)).toEqual(expected);
  });

  test('has a line for everything that is not known', () => {
    const rows = listService('en', { service: unknown });
    expect(rows.map(({ label }) => label)).toEqual([
      'Last service',
      'Carried out by',
      'Work done',
      'Rate',
      'Amplitude',
      'Beat error',
    ]);
    expect(new Set(rows.map(({ value, known }) => `${value} ${known}`))).toEqual(new Set(['Not known false']));
  });

  test('names a watchmaker as written, and a loss by a minus sign', () => {
    const [, by, , rate] = values('en', { by: 'A. Kumar', rate: -2.5 });
    expect([by, rate]).toEqual(['A. Kumar', '−2.5 s/day']);
  });

  test('knows a rate of zero', () => {
    expect(values('en', { rate: 0, beatError: 0 }).slice(3)).toEqual(['0 s/day', '285°', '0 ms']);
  });
});

describe('papers', () => {
  test.each<[Papers, string, boolean]>([
    [['box', 'papers'], 'Box and papers', true],
    [['extract'], 'Extract from the archives', true],
    ['none', 'None', true],
    ['not known', 'Not known', false],
  ])('%j: %s', (papers, value, known) => {
    expect(listPapers('en', { papers })).toEqual({ field: 'papers', label: 'Box and papers', value, known });
  });
});
