import { expect, test } from 'vitest';
import { watchData } from '../../content/content-fixture.ts';
import { createTranslator } from '../../content/words/translate.ts';
import { findHeroWatch } from './hero-watch.ts';

const t = createTranslator('en');
const first = { ...watchData(), id: 'omega' };
const second = { ...watchData(), id: 'tissot' };
const measured = { date: '2026-03-11', positions: [{ position: 'dial up' as const, rate: 4, amplitude: 285 }] };
const at = { x: 72, y: 31 };

test('the watch that the shop names is shown, with originality and grade of the parts that it has', () => {
  const hero = {
    watch: 'tissot',
    notes: [
      { part: 'case' as const, ...at },
      { part: 'bezel' as const, ...at },
    ],
  };
  const found = findHeroWatch(t, hero, [first, { ...second, circa: true }]);
  expect(found).toMatchObject({ watch: { id: 'tissot' }, year: 'c. 1938' });
  expect(found?.notes).toEqual([{ label: 'Case', values: ['Period', 'Good'], ...at }]);
});

test('of a measured movement, rate and amplitude are shown', () => {
  const noteOf = (changes: Partial<typeof first>) =>
    findHeroWatch(t, { watch: 'omega', notes: [{ part: 'movement', ...at }] }, [{ ...first, ...changes }])?.notes[0];
  expect(noteOf({ measured })).toMatchObject({
    label: 'Rate · Amplitude',
    values: [expect.stringMatching(/^\+4\s/), '285°'],
  });
  expect(noteOf({})?.values).toHaveLength(2);
});

test('the first watch of the list is shown without notes if none is named, or the named one is sold', () => {
  for (const hero of [undefined, { watch: 'rolex', notes: [{ part: 'case' as const, ...at }] }]) {
    const found = findHeroWatch(t, hero, [first, second]);
    expect([found?.watch.id, found?.notes]).toEqual(['omega', []]);
  }
  expect(findHeroWatch(t, undefined, [])).toBeUndefined();
});
