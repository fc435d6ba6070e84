import { expect, test } from 'vitest';
import { watchData } from '../../../content/schema/content-fixture.ts';
import { localeCases } from '../../../i18n/locale-cases-fixture.ts';
import { comparisonRows, describeForComparison } from './compared-watch.ts';

const watch = { ...watchData(), reference: '6536-1', thickness: 9.5 };
const picture = { base: '/images/sized/a', fallback: '/images/a.jpg', widths: [320], width: 800, height: 1000 };
const pictures = { [watch.id]: picture };

test.each(
  localeCases({
    en: ['33 mm', 'Period\nGood', 'Not known'],
    de: ['33 mm', 'Aus der Zeit\nGut', 'Nicht bekannt'],
  }),
)('a watch is described in %s', (locale, caseSize, report, service) => {
  const { summary, values } = describeForComparison(locale, watch, pictures);
  expect(summary.id).toBe(watch.id);
  expect(values['caseSize']?.replace(/\s/g, ' ')).toBe(caseSize);
  expect(values).toMatchObject({ year: '1938', reference: '6536-1', 'report.case': report, 'service.date': service });
});

test('missing facts are left out', () => {
  const { values } = describeForComparison('en', watch, pictures);
  for (const key of ['calibre', 'lugToLug', 'report.bezel']) expect(values).not.toHaveProperty([key]);
});

test('every entry has a row', () => {
  const part = { originality: 'original', grade: 'good' } as const;
  const report = { ...watch.report, bezel: part, lume: part, pushers: part };
  const measured = {
    date: '2024-03-11',
    positions: [{ position: 'dial up' as const, rate: 4, amplitude: 285 }],
    beatError: 0.3,
  };
  const numbers = { given: 'shown' as const };
  const full = { ...watch, calibre: '861', lugToLug: 47, lugWidth: 18, report, measured, numbers };
  const rows = comparisonRows('en').flatMap((group) => group.rows);
  expect(rows.map(({ key }) => key).sort()).toEqual(
    Object.keys(describeForComparison('en', full, pictures).values).sort(),
  );
});
