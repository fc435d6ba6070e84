import { describe, expect, test } from 'vitest';
import { locales } from '../../i18n/locales.ts';
import { contentFolder, watchData } from './content-fixture.ts';
import { readContent } from './read-content.ts';
import { serviceSchema } from './report-schema.ts';
import type { Watch } from './watch-schema.ts';

const file = 'tissot-antimagnetique-1938.yaml';

/** The problems after a change of the file, without its folder. */
function problemsAfter(change: (watch: Watch & Record<string, unknown>) => unknown): string[] {
  const watch = watchData() as Watch & Record<string, unknown>;
  change(watch);
  const problems = readContent(contentFolder({ [file]: watch }), () => true).problems;
  return problems.map((problem) => problem.replace(/^.*\/watches\//, ''));
}

/** Sets a field to a value that its type forbids. */
const put = (target: object, field: string, value: unknown) => Object.assign(target, { [field]: value });

describe('a condition report', () => {
  test('is accepted if it is valid', () => {
    expect(problemsAfter(() => undefined)).toEqual([]);
  });

  test.each(['case', 'dial', 'hands', 'crystal', 'crown', 'strap', 'movement'])('must have the %s', (part) => {
    expect(problemsAfter(({ report }) => Reflect.deleteProperty(report, part))).toEqual([
      `${file}: report.${part}: expected originality and grade; "not known" and "not examined" are answers`,
    ]);
  });

  test.each(['bezel', 'lume', 'pushers'])('has %s only if the watch has them', (part) => {
    expect(problemsAfter(({ report }) => Reflect.deleteProperty(report, part))).toEqual([]);
    expect(problemsAfter(({ report }) => put(report, part, { ...report.case }))).toEqual([]);
  });

  test('is required', () => {
    expect(problemsAfter((watch) => Reflect.deleteProperty(watch, 'report'))).toEqual([
      `${file}: report: expected originality and grade of each part`,
    ]);
  });

  test('with a part without its grade names the grades', () => {
    expect(problemsAfter(({ report }) => put(report, 'dial', { originality: 'period' }))).toEqual([
      `${file}: report.dial.grade: expected "as new" or "excellent" or "very good" or "good" or "worn" or "not examined"`,
    ]);
  });

  test('with an unknown word names the words', () => {
    expect(problemsAfter(({ report }) => put(report.case, 'originality', 'genuine'))).toEqual([
      `${file}: report.case.originality: expected "original" or "period" or "service part" or "refinished" or "replaced" or "not known", found "genuine"`,
    ]);
  });

  test('with an unknown part names it', () => {
    expect(problemsAfter(({ report }) => put(report, 'buckle', report.case))).toEqual([
      `${file}: report: expected no field "buckle"`,
    ]);
  });
});

describe('a note to the report', () => {
  test('may be in English only', () => {
    expect(problemsAfter(({ words }) => put(words.en, 'report', { ...words.en.report, crown: 'Signed.' }))).toEqual([]);
  });

  test('about a part that the watch does not have is rejected', () => {
    expect(problemsAfter(({ words }) => put(words.en, 'report', { ...words.en.report, lume: 'Glows.' }))).toEqual([
      `${file}: words.en.report.lume: expected a note about a part of the report, which has no lume, found "Glows."`,
    ]);
  });

  test.each([
    ['', 'expected some words, found none'],
    ['x'.repeat(161), 'expected at most 160 characters'],
  ])('must have words, but not too many', (note, message) => {
    expect(problemsAfter(({ words }) => put(words.en, 'report', { ...words.en.report, case: note }))).toEqual([
      `${file}: words.en.report.case: ${message}`,
    ]);
  });

  test('about an unknown part is rejected', () => {
    const problems = problemsAfter(({ words }) => put(words.en, 'report', { ...words.en.report, buckle: 'Signed.' }));
    expect(problems).toEqual([expect.stringMatching(/^tissot-antimagnetique-1938\.yaml: words\.en\.report.*buckle/)]);
  });
});

describe('the last service', () => {
  test.each([
    ['date', '2024-03-11'],
    ['date', '2024-03'],
    ['date', 2024],
    ['by', 'our workshop'],
    ['by', 'A. Kumar'],
    ['done', ['cleaned', 'oiled']],
    ['date', 'not known'],
    ['by', 'not known'],
    ['done', 'not known'],
  ])('takes %s: %j', (field, value) => {
    expect(problemsAfter(({ service }) => put(service, field, value))).toEqual([]);
  });

  test.each([
    ['date', 'in spring', 'expected a date such as 2024-03-11, 2024-03 or 2024, or "not known"'],
    ['date', '2024-13', 'expected a date such as 2024-03-11, 2024-03 or 2024, or "not known"'],
    ['by', 7, 'expected "our workshop", a name, or "not known"'],
    [
      'done',
      ['polished'],
      'expected a list of "serviced", "cleaned", "oiled", "regulated", "timed", "parts replaced", or "not known"',
    ],
  ])('with %s: %j names the field and what is expected', (field, value, message) => {
    const problems = problemsAfter(({ service }) => put(service, field, value));
    expect(problems).toEqual([expect.stringContaining(`${file}: service.${field}`)]);
    expect(problems[0]).toContain(message);
  });

  test.each([
    ['date', 'expected a date such as'],
    ['by', 'expected "our workshop"'],
    ['done', 'expected a list of'],
  ])('must have the %s', (field, message) => {
    const problems = problemsAfter(({ service }) => Reflect.deleteProperty(service, field));
    expect(problems).toEqual([expect.stringContaining(`${file}: service.${field}: ${message}`)]);
  });
});

test('a service date may be a Date, which some YAML parsers return', () => {
  const service = { ...watchData().service, date: new Date('2024-03-11T00:00:00Z') };
  expect(serviceSchema.parse(service).date).toBe('2024-03-11');
});

describe('the measurements', () => {
  const reading = { position: 'dial up', rate: 4, amplitude: 285 };
  const measured = { date: '2024-03-11', positions: [reading], beatError: 0.3 };

  test.each([
    [measured],
    [{ ...measured, beatError: undefined }],
    [{ ...measured, positions: [reading, { ...reading, position: 'crown down', rate: -4.5 }] }],
    [undefined],
  ])('may be %j', (value) => {
    expect(problemsAfter((watch) => put(watch, 'measured', value))).toEqual([]);
  });

  test.each([
    [{ ...measured, date: '2024' }, 'measured.date'],
    [{ ...measured, positions: [] }, 'measured.positions'],
    [{ ...measured, positions: [reading, reading] }, 'measured.positions: expected each position once'],
    [{ ...measured, positions: [{ ...reading, position: 'sideways' }] }, 'measured.positions.0.position'],
    [{ ...measured, positions: [{ ...reading, rate: 4000 }] }, 'measured.positions.0.rate'],
    [{ ...measured, positions: [{ ...reading, amplitude: 20 }] }, 'measured.positions.0.amplitude'],
    [{ ...measured, beatError: -1 }, 'measured.beatError'],
  ])('may not be %j', (value, problem) => {
    expect(problemsAfter((watch) => put(watch, 'measured', value))).toEqual([
      expect.stringContaining(`${file}: ${problem}`),
    ]);
  });
});

describe('the numbers', () => {
  test.each([[{ given: 'masked' }], [{ given: 'on request', range: '28 4xx xxx' }], [undefined]])(
    'may be %j',
    (value) => {
      expect(problemsAfter((watch) => put(watch, 'numbers', value))).toEqual([]);
    },
  );

  test('with a range that YAML reads as a number require quotation marks', () => {
    expect(problemsAfter((watch) => put(watch, 'numbers', { given: 'shown', range: 28 }))).toEqual([
      `${file}: numbers.range: expected text in quotation marks, such as "28 4xx xxx", found 28`,
    ]);
  });
});

describe('a correction', () => {
  const words = Object.fromEntries(locales.map((locale) => [locale, 'The case is of 1939.']));

  test('has a date and words in every language', () => {
    expect(problemsAfter((watch) => put(watch, 'corrections', [{ date: '2026-11-02', words }]))).toEqual([]);
  });

  test('in one language only is rejected', () => {
    const problems = problemsAfter((watch) =>
      put(watch, 'corrections', [{ date: '2026-11-02', words: { en: words['en'] } }]),
    );
    expect(problems).toHaveLength(locales.length - 1);
  });
});

describe('papers', () => {
  test.each([[['box', 'extract']], ['none'], ['not known']])('may be %j', (papers) => {
    expect(problemsAfter((watch) => put(watch, 'papers', papers))).toEqual([]);
  });

  test.each([[['warranty']], ['lost'], [[]], [undefined]])('may not be %j', (papers) => {
    const problems = problemsAfter((watch) => put(watch, 'papers', papers));
    expect(problems).toEqual([expect.stringMatching(/: papers: .*expected/)]);
  });
});

describe('reference, calibre and sizes', () => {
  test.each([
    ['reference', '145.022'],
    ['calibre', 'Venus 178'],
    ['lugToLug', 47.5],
    ['lugWidth', 20],
    ['thickness', 12],
    ['strapLeather', 'alligator'],
    ['reference', undefined],
  ])('takes %s: %j', (field, value) => {
    expect(problemsAfter((watch) => put(watch, field, value))).toEqual([]);
  });

  test.each([
    ['reference', 145.022, 'expected text in quotation marks, such as "145.022"'],
    ['calibre', 2121, 'expected text in quotation marks, such as "145.022"'],
    ['lugToLug', '47 mm', 'expected a number, found "47 mm"'],
    ['lugWidth', 200, 'expected a number of at most 50, found 200'],
    ['thickness', -1, 'expected a number of more than 0, found -1'],
    ['strapLeather', 'unicorn', 'expected "alligator"'],
  ])('with %s: %j names the field and what is expected', (field, value, message) => {
    const problems = problemsAfter((watch) => put(watch, field, value));
    expect(problems).toEqual([expect.stringContaining(`${file}: ${field}: `)]);
    expect(problems[0]).toContain(message);
  });
});
