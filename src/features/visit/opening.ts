/** A moment in the shop's own time zone. */
export interface ShopTime {
  /** The day in ISO 8601: `2026-11-23`. */
  date: string;
  /** Minutes since midnight, 0 to 1439. */
  minutes: number;
}

/** From when to when the shop is open on a day, on the 24-hour clock: `10:00`. */
export interface OpeningTimes {
  opens: string;
  closes: string;
}

/** The opening hours in the form that the page's script reads, as `opening-rules.ts` writes it. */
export interface OpeningRules extends OpeningTimes {
  timeZone: string;
  /** Days of the week as `getUTCDay` counts them, from 0 for Sunday. Names would make every page larger. */
  openDays: number[];
  byAppointment?: number | undefined;
  /** Days with other hours, by date: `null` for closed. */
  exceptions: Record<string, OpeningTimes | null>;
}

/** Whether the shop is open and until when; if not, on which day it opens next. */
export type Opening = { state: 'open'; closes: string } | { state: 'closed' | 'byAppointment'; opensOn: string };

/**
 * Date and time of day in a time zone, wherever the visitor is.
 *
 * @param timeZone an IANA name, such as `Asia/Kolkata`
 * @throws RangeError for a time zone that is not known
 */
export function shopTime(instant: Date, timeZone: string): ShopTime {
  // The first `Intl` format of a page loads the browser's locale data, which blocks a phone for a moment on every page.
  // Temporal does not need them. For browsers without Temporal, Swedish writes dates as ISO 8601 does.
  const text =
    'Temporal' in globalThis
      ? Temporal.Instant.fromEpochMilliseconds(instant.getTime())
          .toZonedDateTimeISO(timeZone)
          .toPlainDateTime()
          .toString()
      : instant.toLocaleString('sv', { timeZone });
  const [date = '', time = ''] = text.split(/[T ]/);
  return { date, minutes: minutesOf(time) };
}

/** Whether the shop is open at a moment: from the minute of `opens` until before the minute of `closes`. */
export function openingAt({ date, minutes }: ShopTime, rules: OpeningRules): Opening {
  const today = openingTimes(date, rules);
  const opensToday = today && minutes < minutesOf(today.closes);
  if (opensToday && minutes >= minutesOf(today.opens)) return { state: 'open', closes: today.closes };
  const byAppointment = weekdayOf(date) === rules.byAppointment && !(date in rules.exceptions);
  return {
    state: byAppointment ? 'byAppointment' : 'closed',
    opensOn: opensToday ? date : nextOpenDay(date, rules),
  };
}

/** When the shop is open on a day; `null` if it is closed or only open by appointment. */
export function openingTimes(date: string, rules: OpeningRules): OpeningTimes | null {
  const usual = rules.openDays.includes(weekdayOf(date)) ? rules : null;
  return date in rules.exceptions ? (rules.exceptions[date] ?? null) : usual;
}

/** The first day after another on which the shop is open. */
export function nextOpenDay(date: string, rules: OpeningRules): string {
  let next = dayAfter(date);
  while (!openingTimes(next, rules)) next = dayAfter(next);
  return next;
}

/**
 * The day of the week, from 0 for Sunday.
 *
 * @param date of ISO 8601, such as `2026-11-23`
 */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/** The date after another. */
export function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}

/** Minutes since midnight of a time such as `19:00` or `19:00:59`. */
function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
