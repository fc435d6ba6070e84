import { describe, expect, test } from 'vitest';
import { localeCases } from '../../i18n/locale-cases-fixture.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Numbers, Papers, Service } from '../schema/report-schema.ts';
import { listNumbers, listPapers, listService } from './service-rows.ts';

const service: Service = { date: '2024-03', by: 'our workshop', done: ['cleaned', 'oiled', 'regulated'] };
const unknown: Service = { date: 'not known', by: 'not known', done: 'not known' };

const values = (locale: Locale, changes: Partial<Service> = {}) =>
  listService(locale, { service: { ...service, ...changes } }).map(({ value }) => value);

describe('the last service', () => {
  test.each(
    localeCases({
      en: [['March 2024', 'Our workshop', 'Cleaned, oiled and regulated']],
      de: [['März 2024', 'Unsere eigene', 'Reinigung, Schmierung und Regulierung']],
      fr: [['mars 2024', 'Notre atelier', 'Nettoyage, huilage et réglage']],
    }),
  )('is described in %s', (locale, expected) => {
    expect(values(locale)).toEqual(expected);
  });

  test('marks what is not known', () => {
    const rows = listService('en', { service: unknown });
    expect(rows.map(({ label }) => label)).toEqual(['Last service', 'Carried out by', 'Work done']);
    expect(new Set(rows.map(({ value, known }) => `${value} ${known}`))).toEqual(new Set(['Not known false']));
  });

  test('names a watchmaker as written', () => {
    expect(values('en', { by: 'A. Kumar' })[1]).toBe('A. Kumar');
  });
});

describe('the numbers', () => {
  test.each<[Numbers | undefined, string | undefined, boolean | undefined]>([
    [{ given: 'shown' }, 'In the pictures', true],
    [{ given: 'on request', range: '28 4xx xxx' }, '28 4xx xxx · On request', true],
    [{ given: 'not known' }, 'Not known', false],
    [undefined, undefined, undefined],
  ])('%j: %s', (numbers, value, known) => {
    const row = listNumbers('en', { numbers });
    expect([row?.value, row?.known]).toEqual([value, known]);
  });
});

test('a range of numbers runs from left to right in Arabic too', () => {
  const row = listNumbers('ar', { numbers: { given: 'on request', range: '28 4xx xxx' } });
  expect(row?.value).toBe('\u206628 4xx xxx\u2069 · عند الطلب');
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
