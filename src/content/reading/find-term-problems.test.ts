import { expect, test } from 'vitest';
import { findTermProblems } from './find-term-problems.ts';

const guarantee = { years: 5, returnPostage: 'shop' } as const;
const prose = { story: ['We guarantee it for {{guaranteeYears}}.'], guarantee: { text: 'For {{guaranteeYears}}.' } };

test('a text may name a term that the shop has set', () => {
  expect(findTermProblems(prose, { guarantee })).toEqual([]);
});

test('a text may not name a term that the shop has not set, except where it is shown with that term alone', () => {
  expect(findTermProblems(prose, {})).toEqual([
    'story.0: expected no {{guaranteeYears}}, because the terms in shop.yaml do not set it',
  ]);
});

test('a text about repairs that are not covered has no months', () => {
  const sections = { movement: { text: ['Free for {{movementMonths}}.'] } };
  expect(findTermProblems({ sections }, {})).toEqual([]);
  expect(findTermProblems({ sections }, { movement: 'none' })).toEqual([
    'sections.movement.text.0: expected no {{movementMonths}}, because the terms in shop.yaml do not set it',
  ]);
});

test('what depends on one term may not name another', () => {
  expect(findTermProblems({ guarantee: '{{holdHours}}' }, { guarantee })).toHaveLength(1);
});
