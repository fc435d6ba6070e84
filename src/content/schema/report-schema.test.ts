import { describe, expect, test } from 'vitest';
import { problemsWith } from '../content-fixture.ts';

const part = { originality: 'period', grade: 'good' };
const reading = { position: 'dial up', rate: 4, amplitude: 285 };
const measured = { date: '2024-03-11', positions: [reading], beatError: 0.3 };

test('every answer is accepted', () => {
  const answers: [field: string, ...values: unknown[]][] = [
    ...['bezel', 'lume', 'pushers'].map((name): [string, unknown] => [`report.${name}`, part]),
    ['words.en.report.crown', 'A note in English only.'],
    ['service.date', '2024-03-11', '2024-03', 2024, 'not known'],
    ['service.by', 'our workshop', 'A. Kumar', 'not known'],
    ['service.done', ['cleaned', 'oiled'], 'not known'],
    ['measured', measured, { ...measured, beatError: undefined }],
    ['measured', { ...measured, positions: [reading, { ...reading, position: 'crown down', rate: -4.5 }] }],
    ['numbers', { given: 'masked' }, { given: 'on request', ofCase: '1 6xx xxx', ofMovement: '28 4xx xxx' }],
    ['papers', ['box', 'extract'], 'none', 'not known'],
    ['jewels', 17],
    ['signed', ['case', 'buckle']],
    ['lugToLug', 47.5],
    ['strapLeather', 'alligator'],
  ];
  for (const [field, ...values] of answers)
    for (const value of values) expect.soft(problemsWith(field, value), `${field}: ${value}`).toEqual([]);
});

const words = (...list: string[]) => list.map((word) => `"${word}"`);
const dates = 'expected a date such as 2024-03-11, 2024-03 or 2024, or "not known"';
const names = 'expected "our workshop", a name, or "not known"';
const works = `expected a list of ${words('serviced', 'cleaned', 'oiled', 'regulated', 'timed', 'parts replaced').join(', ')}, or "not known"`;
const documents = `expected a list of ${words('box', 'papers', 'extract').join(', ')}, or "none", or "not known"`;
const grades = `expected ${words('as new', 'excellent', 'very good', 'good', 'worn', 'not examined').join(' or ')}`;
const origins = `expected ${words('original', 'period', 'service part', 'refinished', 'replaced', 'not known').join(' or ')}`;

describe('a mistake is reported with the field and what was expected', () => {
  test.each<[string, unknown, string]>([
    ['report.strap', undefined, 'expected originality and grade; "not known" and "not examined" are answers'],
    ['report', undefined, 'expected originality and grade of each part'],
    ['report.dial.grade', undefined, grades],
    ['jewels', 'seventeen', 'expected a whole number'],
    ['report.case.originality', 'genuine', origins],
    ['words.en.report.lume', 'Glows.', 'expected a note about a part of the report, which has no lume'],
    ['words.en.report.case', '', 'expected some words, found nothing'],
    ['words.en.report.case', 'x'.repeat(161), 'expected at most 160 characters'],
    ['service.date', undefined, dates],
    ['service.date', 'in spring', dates],
    ['service.date', '2024-13', dates],
    ['service.by', undefined, names],
    ['service.done', undefined, works],
    ['service.done', ['polished'], works],
    ['papers', ['warranty'], documents],
    ['papers', 'lost', documents],
    ['papers', [], 'expected at least 1 entry'],
    ['papers', undefined, documents],
    ['lugToLug', '47 mm', 'expected a number, such as 12 or 12.5, found'],
    ['lugToLug', '4.75e1', 'expected a number, such as 12 or 12.5, found'],
    ['lugWidth', 200, 'expected a number of at most 50'],
    ['thickness', -1, 'expected a number of at least 0.1'],
  ])('%s: %j', (field, value, expected) => {
    expect(problemsWith(field, value)).toEqual([expect.stringContaining(`${field}: ${expected}`)]);
  });

  test.each<[string, object, string]>([
    ['measured.date', { ...measured, date: '2024' }, 'expected a date such as 2026-03-11'],
    ['measured.positions', { ...measured, positions: [] }, 'expected at least 1 entry'],
    ['measured.positions', { ...measured, positions: [reading, reading] }, 'expected each position once'],
    [
      'measured.positions.0.position',
      { ...measured, positions: [{ ...reading, position: 'up' }] },
      'expected "dial up"',
    ],
    ['measured.positions.0.rate', { ...measured, positions: [{ ...reading, rate: 4000 }] }, 'expected seconds a day'],
    ['measured.positions.0.amplitude', { ...measured, positions: [{ ...reading, amplitude: 20 }] }, 'expected degrees'],
    ['measured.beatError', { ...measured, beatError: -1 }, 'expected milliseconds'],
  ])('%s in %j', (field, group, expected) => {
    expect(problemsWith(field.split('.')[0] ?? '', group)).toEqual([expect.stringContaining(`${field}: ${expected}`)]);
  });
});
