/** The most that a time zone is ahead of UTC. A watch may be sold today and built where it is still yesterday. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;

interface Sale {
  status: string;
  /** The day, such as `2026-03-11`. */
  soldOn?: string | undefined;
}

/**
 * Checks the date of a watch's sale.
 *
 * @param now the time of the build
 * @returns what was expected, or `undefined` if the date is valid
 */
export function findSaleProblem({ status, soldOn }: Sale, now: Date): string | undefined {
  if (status !== 'sold') return soldOn && 'expected no date of sale, unless "status: sold"';
  if (!soldOn) return 'expected the date of the sale, such as 2026-03-11, because of "status: sold"';
  const today = new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  return soldOn > today ? `expected a date that is not in the future, found ${soldOn}` : undefined;
}

interface Reservation {
  id: string;
  status: string;
  /** The last day, such as `2026-03-11`. */
  reservedUntil?: string | undefined;
}

/** Checks the end of a reservation. Returns what was expected, or `undefined` if it is valid. */
export function findReservationProblem({ status, reservedUntil }: Omit<Reservation, 'id'>): string | undefined {
  return reservedUntil && status !== 'reserved' ? 'expected no end, unless "status: reserved"' : undefined;
}

/**
 * Build warnings about reservations that have ended. The build does not fail: the owner has made no mistake.
 *
 * @returns one line each, which begins with the watch's file
 */
export function warnOfEndedReservations(watches: Reservation[], today: Date): string[] {
  return watches
    .filter(({ reservedUntil }) => reservedUntil && reservedUntil < today.toISOString().slice(0, 10))
    .map(
      ({ id, reservedUntil }) =>
        `content/watches/${id}.yaml: reservedUntil: this reservation ended on ${reservedUntil}`,
    );
}
