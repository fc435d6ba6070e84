/** The earliest time zone is this far ahead of UTC: a watch sold today may be built where it is still yesterday. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;

interface Sale {
  status: string;
  /** The day, such as `2026-03-11`. */
  soldOn?: string | undefined;
}

/**
 * What is wrong with the date of a watch's sale.
 *
 * @param now the time of the build
 * @returns what was expected; nothing if the date is right
 */
export function findSaleProblem({ status, soldOn }: Sale, now: Date): string | undefined {
  if (status !== 'sold') return soldOn && 'expected no date of sale, unless "status: sold"';
  if (!soldOn) return 'expected the date of the sale, such as 2026-03-11, because of "status: sold"';
  const today = new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  return soldOn > today ? `expected a date that is not in the future, found ${soldOn}` : undefined;
}
