import type { Watch } from '../schema/watch-schema.ts';

/**
 * From this age on an object may be an antiquity in India. Source: The Antiquities and Art Treasures Act, 1972,
 * section 2 (1) (a): "which has been in existence for not less than one hundred years".
 */
const ANTIQUE_YEARS = 100;
const WARNING_YEARS = 2;

/**
 * Whether a watch is a hundred years old or older. Only the year is known, so the age counts from 1 January.
 *
 * @param year in which it was made
 * @param today the date of the build
 */
export function isAntique(year: number, today: Date): boolean {
  return ageOf(year, today) >= ANTIQUE_YEARS;
}

/**
 * Build warnings about watches that become antique within two years.
 *
 * @returns one line each, which begins with the watch's file
 */
export function warnOfAntiques(watches: Pick<Watch, 'id' | 'year'>[], today: Date): string[] {
  return watches
    .filter(({ year }) => !isAntique(year, today) && ageOf(year, today) >= ANTIQUE_YEARS - WARNING_YEARS)
    .map(({ id, year }) => {
      const since = year + ANTIQUE_YEARS;
      return `content/watches/${id}.yaml: year: from ${since} on this watch is ${ANTIQUE_YEARS} years old, and its export from India may need permission`;
    });
}

function ageOf(year: number, today: Date): number {
  return today.getUTCFullYear() - year;
}
