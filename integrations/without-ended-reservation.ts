import type { Watch } from '../src/content/schema/watch-schema.ts';

/**
 * A watch as pages show it: a reservation that has ended is none.
 *
 * @param today the date of the build, in ISO 8601
 */
export function withoutEndedReservation(watch: Watch, today: string): Watch {
  const { reservedUntil, ...others } = watch;
  return reservedUntil && reservedUntil < today ? { ...others, status: 'available' } : watch;
}
