import { describe, expect, test } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { fill, mapTexts } from '../../i18n/texts.ts';
import { watchData } from '../content-fixture.ts';
import type { Numbers, Papers, Service } from '../schema/report-schema.ts';
import type { Watch } from '../schema/watch-schema.ts';
import { createTranslator, textsByLocale } from '../words/translate.ts';
import { reportRows } from './report-rows.ts';

/** With every kind of space as a plain one. */
const plain = (text: string) => text.replace(/\s/g, ' ');
const words = mapTexts(textsByLocale.en.watch, plain);
const notKnown = `[${words.service.notKnown}]`;
const service: Service = { date: '2024-03', by: 'our workshop', done: ['cleaned', 'oiled', 'regulated'] };
const unknown: Service = { date: 'not known', by: 'not known', done: 'not known' };
const measured: Watch['measured'] = {
  date: '2024-03-11',
  positions: [
    { position: 'crown down', rate: 1, amplitude: 270 },
    { position: 'dial up', rate: 4, amplitude: 285 },
    { position: 'crown up', rate: -2.5, amplitude: 262 },
  ],
  beatError: 0.3,
};
const perDay = (number: string, locale: Locale = 'en') =>
  plain(fill(textsByLocale[locale].watch.service.ratePerDay, { number }));

/** Some rows of a report, as label and values with plain spaces. An unknown value is in brackets. */
function rowsOf(room: keyof ReturnType<typeof reportRows>, changes: Partial<Watch>, locale: Locale = 'en'): string[][] {
  return [reportRows(createTranslator(locale), { ...watchData(), ...changes })[room]]
    .flat()
    .map(({ label, values }) =>
      [label, ...values.map(({ text, isKnown }) => (isKnown ? text : `[${text}]`))].map(plain),
    );
}

describe('the parts', () => {
  test('have originality and grade, and no values if the watch has no such part', () => {
    const { parts, originalities, grades } = words.report;
    const report = { ...watchData().report, crown: { originality: 'not known', grade: 'very good' } as const };
    const rows = rowsOf('parts', { report });
    expect(rows).toHaveLength(10);
    expect(rows.slice(0, 3)).toEqual([
      [parts.case, originalities.period, grades.good],
      [parts.bezel],
      [parts.dial, `[${originalities['not known']}]`, `[${grades['not examined']}]`],
    ]);
    expect(rows).toContainEqual([parts.crown, `[${originalities['not known']}]`, grades['very good']]);
  });

  test('have their own notes', () => {
    const [caseRow, bezelRow] = reportRows(createTranslator('en'), watchData()).parts;
    expect([caseRow?.note?.text, bezelRow?.note]).toEqual(['Softened edges.', undefined]);
  });
});

test('a calibre is a row only if it is not known', () => {
  expect(rowsOf('calibre', {})).toEqual([[words.calibre, notKnown]]);
  expect(rowsOf('calibre', { calibre: '411' })).toEqual([[words.calibre]]);
});

describe('the last service', () => {
  const valuesOf = (changes: Partial<Service>) =>
    rowsOf('service', { service: { ...service, ...changes } }).map(([, value]) => value);

  test('has its date, who did it, and what was done as a list, each with a capital letter', () => {
    const { ourWorkshop, works } = words.service;
    const [date, by, done] = valuesOf({});
    expect([date, by]).toEqual(['March 2024', ourWorkshop]);
    expect(rowsOf('service', { service }, 'fr')[0]?.[1]).toBe('Mars 2024');
    expect(done).toMatch(/^\p{Lu}/u);
    expect(done?.toLowerCase()).toBe(`${works.cleaned}, ${works.oiled} and ${works.regulated}`.toLowerCase());
  });

  test('names a watchmaker as written', () => {
    expect(valuesOf({ by: 'A. Kumar' })[1]).toBe('A. Kumar');
  });

  test('marks what is not known', () => {
    expect(valuesOf(unknown)).toEqual([notKnown, notKnown, notKnown]);
  });

  test('has one name among what is not known if all of it is unknown, otherwise one for each row', () => {
    const names = (changes: Partial<Service>) =>
      reportRows(createTranslator('en'), { ...watchData(), service: { ...unknown, ...changes } }).service.map(
        ({ nameInSentence }) => nameInSentence,
      );
    const { date, by } = words.service.unknown;
    expect(names({})).toEqual([date, undefined, undefined]);
    expect(names({ done: ['cleaned'] }).slice(0, 2)).toEqual([date, by]);
  });
});

const { values: answers } = words.numbers;
test.each<[Numbers | undefined, string[]]>([
  [{ given: 'shown' }, [answers.shown]],
  [{ given: 'on request', ofMovement: '28 4xx xxx' }, [`Movement 28 4xx xxx · ${answers['on request']}`]],
  [
    { given: 'masked', ofCase: '1 6xx xxx', ofMovement: '28 4xx xxx' },
    [`Case 1 6xx xxx · Movement 28 4xx xxx · ${answers.masked}`],
  ],
  [{ given: 'not known' }, [`[${answers['not known']}]`]],
  [undefined, []],
])('the numbers %j: %s', (numbers, values) => {
  expect(rowsOf('papers', { numbers })[0]?.slice(1)).toEqual(values);
});

test('the beginning of a number runs from left to right in Arabic too', () => {
  const numbers = { given: 'on request', ofMovement: '28 4xx xxx' } as const;
  expect(rowsOf('papers', { numbers }, 'ar')[0]?.[1]).toMatch(' \u206628 4xx xxx\u2069 · ');
});

const { values: documents } = words.papers;
test.each<[Papers, string]>([
  [['box', 'papers'], `${documents.box} and ${documents.papers}`],
  [['extract'], documents.extract],
  ['none', documents.none],
  ['not known', `[${documents['not known']}]`],
])('the papers %j: %s', (papers, value) => {
  expect(rowsOf('papers', { papers })[1]?.[1]?.toLowerCase()).toBe(value.toLowerCase());
});

describe('the measurements', () => {
  test('are in the order of the positions, whatever the order in the file', () => {
    const { positions } = words.measured;
    expect(rowsOf('positions', { measured })).toEqual([
      [positions['dial up'], perDay('+4'), '285°'],
      [positions['crown up'], perDay('−2.5'), '262°'],
      [positions['crown down'], perDay('+1'), '270°'],
    ]);
    expect(rowsOf('positions', { measured }, 'de')[1]?.[1]).toBe(perDay('−2,5', 'de'));
  });

  test('are also ranges, from the lowest to the highest', () => {
    const { rate, amplitude, range } = words.service;
    expect(rowsOf('ranges', { measured })).toEqual([
      [rate, perDay(fill(range, { from: '−2.5', to: '+4' }))],
      [amplitude, fill(range, { from: '262°', to: '285°' })],
    ]);
  });

  test('are one number if every position shows the same', () => {
    const same = { ...measured, positions: measured.positions.slice(0, 1) };
    expect(rowsOf('ranges', { measured: same })[1]?.[1]).toBe('270°');
  });

  test('keep a beat error of zero, and have none if it was not measured', () => {
    const { beatError } = words.service;
    expect(rowsOf('beatError', { measured: { ...measured, beatError: 0 } })).toEqual([[beatError, '0 ms']]);
    expect(rowsOf('beatError', { measured: { ...measured, beatError: undefined } })).toEqual([[beatError]]);
  });

  test('are not known if the watch was not measured', () => {
    expect(rowsOf('ranges', {}).map(([, value]) => value)).toEqual([notKnown, notKnown]);
    expect(rowsOf('positions', {})).toEqual([]);
  });
});
