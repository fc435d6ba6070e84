import { describe, expect, test } from 'vitest';
import { watchData } from '../schema/content-fixture.ts';
import { watchSchema } from '../schema/watch-schema.ts';
import { warnOfEndedReservations } from './sale-date.ts';
import { statusText } from './watch-status.ts';

const reserved = { ...watchData(), status: 'reserved' as const, reservedUntil: '2026-11-30' };

describe('a reservation', () => {
  test('may have a last day, which the page shows', () => {
    expect(watchSchema.safeParse(reserved).success).toBe(true);
    expect(statusText('en', reserved)).toBe('Reserved until 30 November 2026');
    expect(statusText('de', reserved)).toBe('Reserviert bis zum 30. November 2026');
  });

  test('cannot have a last day if the watch is not reserved', () => {
    const issues = watchSchema.safeParse({ ...reserved, status: 'available' }).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'reservedUntil: expected no end, unless "status: reserved"',
    ]);
  });

  test.each([
    ['2026-11-30', []],
    ['2026-12-01', [`content/watches/${reserved.id}.yaml: reservedUntil: this reservation ended on 2026-11-30`]],
  ])('is named at build after it has ended: %s', (today, lines) => {
    expect(warnOfEndedReservations([reserved], new Date(today))).toEqual(lines);
  });
});
