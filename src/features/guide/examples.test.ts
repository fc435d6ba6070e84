import { describe, expect, test } from 'vitest';
import { watchData } from '../../content/content-fixture.ts';
import { type Grade, grades, type Part } from '../../content/schema/report-schema.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import { findExamples } from './examples.tsx';

/** A watch with the given grades and notes. All other parts are not examined. */
function watchWith(id: string, graded: Partial<Record<Part, Grade>>, note?: Part): Watch {
  const watch = watchData();
  const ungraded = { originality: 'not known', grade: 'not examined' } as const;
  for (const part of ['case', 'dial', 'hands', 'crystal', 'crown', 'strap', 'movement'] as const)
    watch.report[part] = { ...ungraded, grade: graded[part] ?? 'not examined' };
  watch.words.en.report = note ? { [note]: 'A note.' } : {};
  return { ...watch, id };
}

/** The watch and part for each grade. */
const exampleIds = (watches: Watch[]) =>
  Object.fromEntries(
    [...findExamples(watches, 'grade', grades)].map(([word, { watch, part }]) => [word, `${watch.id} ${part}`]),
  );

describe('the example of a grade', () => {
  test('is the first part of the list that has it', () => {
    const watches = [watchWith('a', { case: 'good' }), watchWith('b', { dial: 'good' })];
    expect(exampleIds(watches)['good']).toBe('a case');
  });

  test('is a part with a note, if there is one', () => {
    const watches = [watchWith('a', { case: 'good' }), watchWith('b', { case: 'good', dial: 'good' }, 'dial')];
    expect(exampleIds(watches)['good']).toBe('b dial');
  });

  test('is a watch that is not yet the example of another grade, if there is one', () => {
    const watches = [watchWith('a', { case: 'excellent', dial: 'worn' }, 'dial'), watchWith('b', { hands: 'worn' })];
    expect(exampleIds(watches)).toMatchObject({ excellent: 'a case', worn: 'b hands' });
  });

  test('is the same watch again if there is no other, and missing if no watch has the grade', () => {
    expect(exampleIds([watchWith('a', { case: 'excellent', dial: 'worn' })])).toEqual({
      excellent: 'a case',
      worn: 'a dial',
      'not examined': 'a hands',
    });
    expect(exampleIds([])).toEqual({});
  });
});

test('originality has examples too', () => {
  const examples = findExamples([watchData()], 'originality', ['period', 'refinished']);
  expect(examples.get('period')).toMatchObject({ part: 'case', watch: { id: 'tissot-antimagnetique-1938' } });
  expect(examples.has('refinished')).toBe(false);
});
