import { expect, test } from 'vitest';
import { watchData } from '../src/content/content-fixture.ts';
import { withoutEndedReservation } from './content.ts';

test('a reservation that has ended is none, and one that ends today still is', () => {
  const reserved = { ...watchData(), status: 'reserved' as const, reservedUntil: '2026-11-30' };
  expect(withoutEndedReservation(reserved, '2026-11-30')).toBe(reserved);
  const { status, reservedUntil } = withoutEndedReservation(reserved, '2026-12-01');
  expect([status, reservedUntil]).toEqual(['available', undefined]);
});
