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
 * @returns what was expected, or `undefined` if the date is right
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

/** What is wrong with the end of a reservation, or `undefined`. */
export function findReservationProblem({ status, reservedUntil }: Omit<Reservation, 'id'>): string | undefined {
  return reservedUntil && status !== 'reserved' ? 'expected no end, unless "status: reserved"' : undefined;
}

/**
 * Reservations that have ended, for the owner to read at build. They do not fail it: a day that passes is no mistake.
 *
 * @returns one line each, which names the watch's file
 */
export function warnOfEndedReservations(watches: Reservation[], today: Date): string[] {
  return watches
    .filter(({ reservedUntil }) => reservedUntil && reservedUntil < today.toISOString().slice(0, 10))
    .map(
      ({ id, reservedUntil }) =>
        `content/watches/${id}.yaml: reservedUntil: this reservation ended on ${reservedUntil}`,
    );
}
