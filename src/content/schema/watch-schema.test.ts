import { describe, expect, test } from 'vitest';
import { watchData } from './content-fixture.ts';
import { watchSchema } from './watch-schema.ts';

/** The problems of a watch with one changed field. */
function complaints(field: string, value: unknown): string[] {
  const result = watchSchema.safeParse({ ...watchData(), [field]: value });
  return (result.error?.issues ?? []).map((issue) => issue.path.join('.'));
}

function withDescription(words: number): unknown {
  const data = watchData();
  data.words.en.description = `${Array.from({ length: words }, () => 'word').join(' — ')}.`;
  return data.words;
}

describe("a watch's file", () => {
  test('is accepted unchanged if it is valid', () => {
    expect(watchSchema.parse(watchData())).toMatchObject({ id: 'tissot-antimagnetique-1938', price: 3800 });
  });

  test.each<[string, unknown]>([
    ['position', 0],
    ['position', 1.5],
    ['brand', '  '],
    ['model', 321],
    ['year', '1938'],
    ['year', 1938.5],
    ['price', -1],
    ['price', 0],
    ['price', '3,800'],
    ['origin', 'Danish'],
    ['condition', 'Fair'],
    ['movement', 'Solar'],
    ['caseSize', '33mm'],
    ['caseSize', '33'],
    ['caseSize', '23,5 × 38 mm'],
    ['caseSize', '23.5 x 38 mm'],
    ['imageSrc', 'https://elsewhere.example/watch.jpg'],
    ['imageSrc', '/images/../secret.jpg'],
    ['picture', 'drawing'],
    ['dateAdded', '16.11.2023'],
    ['dateAdded', '2023-02-30'],
  ])('with %s: %j is rejected with the name of the field', (field, value) => {
    expect(complaints(field, value)).toContain(field);
  });

  test.each(['33 mm', '34.5 mm', '23.5 × 38 mm', '24 × 38.25 mm'])('accepts the case size %s', (caseSize) => {
    expect(complaints('caseSize', caseSize)).toEqual([]);
  });

  test.each([
    ['origin', ['Swiss', 'American', 'English', 'French', 'German', 'Japanese', 'Indian']],
    ['movement', ['Automatic', 'Manual', 'Manual Chronograph', 'Quartz']],
  ])('accepts every %s of the shop', (field, values) => {
    expect(values.flatMap((value) => complaints(field, value))).toEqual([]);
  });

  test('accepts a Date, which some YAML parsers return', () => {
    const watch = watchSchema.parse({ ...watchData(), dateAdded: new Date('2023-11-16T00:00:00Z') });
    expect(watch.dateAdded).toBe('2023-11-16');
  });

  test('keeps its id when its year is corrected', () => {
    expect(complaints('year', 1939)).toEqual([]);
  });
});

describe('a description', () => {
  test.each([60, 80, 110])('of %i words is accepted; dashes are not words', (words) => {
    expect(complaints('words', withDescription(words))).toEqual([]);
  });

  test.each([59, 111])('of %i words is rejected', (words) => {
    expect(complaints('words', withDescription(words))).toEqual(['words.en.description']);
  });
});
