/** The zone in which a day begins first. */
export const EARLIEST_ZONE = 'Pacific/Kiritimati';

/** How many days after a day another comes, both in ISO 8601; negative if it comes before. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/**
 * A moment in a time zone: `{ date: '2026-11-23', time: '15:42' }`.
 *
 * @param timeZone an IANA name, such as `Asia/Kolkata`
 */
export function timeIn(timeZone: string, instant = new Date()) {
  // Swedish dates and times are those of ISO 8601.
  const [date = '', time = ''] = instant.toLocaleString('sv', { timeZone }).split(' ');
  return { date, time: time.slice(0, 5) };
}

/**
 * The day in a time zone.
 *
 * @param timeZone that of the shop, on whatever machine the site is built
 * @returns an ISO 8601 date, such as `2026-03-11`
 */
export function todayIn(timeZone: string, instant = new Date()): string {
  return timeIn(timeZone, instant).date;
}
