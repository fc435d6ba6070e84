import { describe, expect, test } from 'vitest';
import { localeCases } from '../../i18n/locale-cases-fixture.ts';
import type { Locale } from '../../i18n/locales.ts';
import { watchData } from '../schema/content-fixture.ts';
import type { Numbers, Papers, Service } from '../schema/report-schema.ts';
import type { Watch } from '../schema/watch-schema.ts';
import { type ReportRow, reportRows } from './report-rows.ts';

const service: Service = { date: '2024-03', by: 'our workshop', done: ['cleaned', 'oiled', 'regulated'] };
const unknown: Service = { date: 'not known', by: 'not known', done: 'not known' };
const measured: Watch['measured'] = {
  date: '2024-03-11',
  positions: [
    { position: 'crown down', rate: -2.5, amplitude: 262 },
    { position: 'dial up', rate: 4, amplitude: 285 },
  ],
  beatError: 0.3,
};

/** The rows of a group, as label and values with plain spaces. An unknown value is in brackets. */
function rowsOf(group: ReportRow['group'], changes: Partial<Watch>, locale: Locale = 'en'): string[][] {
  return reportRows(locale, { ...watchData(), ...changes })
    .filter((row) => row.group === group)
    .map(({ label, values }) =>
      [label, ...values.map(({ text, isKnown }) => (isKnown ? text : `[${text}]`))].map((text) =>
        text.replace(/\s/g, ' '),
      ),
    );
}

describe('the parts', () => {
  test('have originality and grade, and no values if the watch has no such part', () => {
    const report = { ...watchData().report, crown: { originality: 'not known', grade: 'very good' } as const };
    const rows = rowsOf('parts', { report });
    expect(rows).toHaveLength(10);
    expect(rows.slice(0, 3)).toEqual([
      ['Case', 'Period', 'Good'],
      ['Bezel'],
      ['Dial', '[Not known]', '[Not examined]'],
    ]);
    expect(rows).toContainEqual(['Crown', '[Not known]', 'Very good']);
  });

  test('have their own notes', () => {
    const watch = watchData();
    watch.words.en.report = { case: 'Softened.' };
    const [caseRow, bezelRow] = reportRows('en', watch);
    expect([caseRow?.note?.note, bezelRow?.note]).toEqual(['Softened.', undefined]);
  });
});

describe('the last service', () => {
  test.each(
    localeCases({
      en: [['March 2024', 'Our workshop', 'Cleaned, oiled and regulated']],
      fr: [['Mars 2024', 'Notre atelier', 'Nettoyage, huilage et réglage']],
    }),
  )('is described in %s', (locale, expected) => {
    const rows = rowsOf('service', { service }, locale);
    expect(rows.slice(0, 3).map(([, value]) => value)).toEqual(expected);
  });

  test('marks what is not known', () => {
    expect(rowsOf('service', { service: unknown }).slice(0, 3)).toEqual([
      ['Last service', '[Not known]'],
      ['Carried out by', '[Not known]'],
      ['Work done', '[Not known]'],
    ]);
  });

  test('names a watchmaker as written', () => {
    expect(rowsOf('service', { service: { ...service, by: 'A. Kumar' } })[1]).toEqual(['Carried out by', 'A. Kumar']);
  });

  test('has one name among what is not known if all of it is unknown, otherwise one for each row', () => {
    const names = (changes: Partial<Service>) =>
      reportRows('en', { ...watchData(), service: { ...unknown, ...changes } })
        .filter(({ group }) => group === 'service')
        .map(({ nameInSentence }) => nameInSentence);
    expect(names({}).slice(0, 3)).toEqual(['last service', undefined, undefined]);
    expect(names({ done: ['cleaned'] }).slice(0, 2)).toEqual(['last service', 'who serviced it']);
  });
});

test.each<[Numbers | undefined, string[]]>([
  [{ given: 'shown' }, ['In the pictures']],
  [{ given: 'on request', range: '28 4xx xxx' }, ['28 4xx xxx · On request']],
  [{ given: 'not known' }, ['[Not known]']],
  [undefined, []],
])('the numbers %j: %s', (numbers, values) => {
  expect(rowsOf('service', { numbers })[3]?.slice(1)).toEqual(values);
});

test('a range of numbers runs from left to right in Arabic too', () => {
  const numbers = { given: 'on request', range: '28 4xx xxx' } as const;
  expect(rowsOf('service', { numbers }, 'ar')[3]?.[1]).toBe('\u206628 4xx xxx\u2069 · عند الطلب');
});

test.each<[Papers, string]>([
  [['box', 'papers'], 'Box and papers'],
  [['extract'], 'Extract from the archives'],
  ['none', 'None'],
  ['not known', '[Not known]'],
])('the papers %j: %s', (papers, value) => {
  expect(rowsOf('service', { papers })[4]).toEqual(['Box and papers', value]);
});

describe('the measurements', () => {
  test.each(
    localeCases({
      en: [
        ['Dial up', '+4 s/day', '285°'],
        ['Crown down', '−2.5 s/day', '262°'],
      ],
      de: [
        ['Zifferblatt oben', '+4 s/Tag', '285°'],
        ['Krone unten', '−2,5 s/Tag', '262°'],
      ],
    }),
  )('are in the order of the positions, whatever the order in the file (%s)', (locale, ...expected) => {
    expect(rowsOf('positions', { measured }, locale)).toEqual(expected);
  });

  test('are also ranges, from the lowest to the highest', () => {
    expect(rowsOf('ranges', { measured })).toEqual([
      ['Rate', '−2.5 to +4 s/day'],
      ['Amplitude', '262° to 285°'],
    ]);
  });

  test('are one number if every position shows the same', () => {
    const same = { ...measured, positions: measured.positions.slice(0, 1) };
    expect(rowsOf('ranges', { measured: same })[1]).toEqual(['Amplitude', '262°']);
  });

  test('keep a beat error of zero, and have none if it was not measured', () => {
    expect(rowsOf('beat error', { measured: { ...measured, beatError: 0 } })).toEqual([['Beat error', '0 ms']]);
    const { beatError: _, ...without } = measured;
    expect(rowsOf('beat error', { measured: without })).toEqual([['Beat error']]);
  });

  test('are not known if the watch was not measured', () => {
    expect(rowsOf('ranges', {})).toEqual([
      ['Rate', '[Not known]'],
      ['Amplitude', '[Not known]'],
    ]);
    expect(rowsOf('positions', {})).toEqual([]);
  });
});
