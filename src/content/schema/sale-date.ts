/** The most that a time zone is ahead of UTC. A watch may be sold today and built where it is still yesterday. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;

/**
 * Checks the date of a watch's sale.
 *
 * @param soldOn the day, such as `2026-03-11`
 * @param now the time of the build
 * @returns what was expected, or `undefined` if the date is valid
 */
export function findSaleProblem(status: string, soldOn: string | undefined, now: Date): string | undefined {
  if (status !== 'sold') return soldOn && 'expected no date of sale, unless "status: sold"';
  if (!soldOn) return 'expected the date of the sale, such as 2026-03-11, because of "status: sold"';
  const today = new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  return soldOn > today ? `expected a date that is not in the future, found ${soldOn}` : undefined;
}
