import { expect, test } from 'vitest';
import { findClosure } from './find-closure.ts';

const holiday = { from: '2026-12-15', to: '2026-12-21' };

test.each([
  ['2026-11-30', false],
  ['2026-12-01', true],
  ['2026-12-15', true],
  ['2026-12-21', true],
  ['2026-12-22', false],
])('a week is announced two weeks before it begins, and until its last day: %s', (today, isNamed) => {
  expect(findClosure([{ from: '2026-12-10' }, holiday], today)).toBe(isNamed ? holiday : undefined);
});

test.each([
  ['six days', { ...holiday, to: '2026-12-20' }],
  ['a day', { from: '2026-12-15' }],
  ['other hours', { ...holiday, opens: '10:00', closes: '13:00' }],
])('%s are not', (_, exception) => {
  expect(findClosure([exception], '2026-12-14')).toBeUndefined();
});
