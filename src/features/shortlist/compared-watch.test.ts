import { expect, test } from 'vitest';
import { watchData } from '../../content/schema/content-fixture.ts';
import { localeCases } from '../../i18n/locale-cases-fixture.ts';
import { describeForComparison } from './compared-watch.ts';
import { shortlistTexts } from './shortlist-texts.ts';

const watch = { ...watchData(), reference: '6536-1', thickness: 9.5 };
const picture = { base: '/images/sized/a', fallback: '/images/a.jpg', widths: [320], width: 800, height: 1000 };
const pictures = { [watch.id]: picture };

test.each(
  localeCases({
    en: ['33 mm', 'Period\u00a0· Good', 'Not known'],
    de: ['33 mm', 'Aus der Zeit\u00a0· Gut', 'Nicht bekannt'],
  }),
)('a watch is described in %s', (locale, caseSize, report, service) => {
  const { summary, values } = describeForComparison(locale, watch, pictures);
  expect(summary.id).toBe(watch.id);
  expect(values['caseSize']?.replace(/\s/g, ' ')).toBe(caseSize);
  expect(values).toMatchObject({ year: '1938', reference: '6536-1', 'report.case': report, 'service.date': service });
});

test('what a watch does not have is not there', () => {
  const { values } = describeForComparison('en', watch, pictures);
  for (const key of ['calibre', 'lugToLug', 'report.bezel']) expect(values).not.toHaveProperty([key]);
});

test('every entry has a row to stand in', () => {
  const part = { originality: 'original', grade: 'good' } as const;
  const report = { ...watch.report, bezel: part, lume: part, pushers: part };
  const full = { ...watch, calibre: '861', lugToLug: 47, report };
  const rows = shortlistTexts('en').comparison.groups.flatMap((group) => group.rows);
  expect(rows.map(({ key }) => key).sort()).toEqual(
    Object.keys(describeForComparison('en', full, pictures).values).sort(),
  );
});
