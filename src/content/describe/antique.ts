/**
 * From this age on an object may be an antiquity in India. Source: The Antiquities and Art Treasures Act, 1972,
 * section 2 (1) (a): "which has been in existence for not less than one hundred years".
 */
export const ANTIQUE_YEARS = 100;

/**
 * Whether a watch is a hundred years old or older. Only the year is known, so the age counts from 1 January.
 *
 * @param year in which it was made
 * @param today the date of the build
 */
export function isAntique(year: number, today: Date): boolean {
  return today.getUTCFullYear() - year >= ANTIQUE_YEARS;
}
