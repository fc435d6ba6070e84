/** A moment in the shop's time zone. */
export interface ShopTime {
  /** The day in ISO 8601: `2026-11-23`. */
  date: string;
  /** Minutes since midnight, 0 to 1439. */
  minutes: number;
}

/** The opening hours of a day, on the 24-hour clock: `10:00`. */
export interface OpeningTimes {
  opens: string;
  closes: string;
}

/** The opening hours in the form that the page's script reads. Written by `opening-texts.ts`. */
export interface OpeningRules extends OpeningTimes {
  timeZone: string;
  /** Weekdays as in `getUTCDay`: 0 is Sunday. Numbers keep every page small. */
  openDays: number[];
  byAppointment?: number | undefined;
  /** Days with different hours, by date; `null` if the shop is closed. */
  exceptions: Record<string, OpeningTimes | null>;
}

/** Whether the shop is open, and when it closes or on which day it opens next. */
export type Opening = { state: 'open'; closes: string } | { state: 'closed' | 'byAppointment'; opensOn: string };

/** Every sentence about the opening hours in one language. Written at build; the browser only chooses one. */
export interface OpeningTexts {
  rules: OpeningRules;
  /** By the time at which the shop closes, such as `19:00`. */
  open: Record<string, string>;
  /** By the date on which the shop opens next if an exception is near, otherwise by its weekday; 0 is Sunday. */
  closed: Record<string, string>;
  byAppointment: Record<string, string>;
  /** The time in the shop, by hour from 0 to 23, with `{{minute}}` for the two digits of the minute. */
  times?: string[];
}

/**
 * Date and time of day in a time zone.
 *
 * @param timeZone an IANA name, such as `Asia/Kolkata`
 * @throws RangeError if the time zone is unknown
 */
export function shopTime(instant: Date, timeZone: string): ShopTime {
  // The first use of `Intl` loads locale data, which blocks the main thread of a phone on every page. Temporal does not need
  // them. For browsers without Temporal: Swedish dates are in ISO 8601.
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

/** Whether the shop is open, in words. */
export function openingSentence(texts: OpeningTexts, opening: Opening): string | undefined {
  if (opening.state === 'open') return texts.open[opening.closes];
  const sentences = texts[opening.state];
  return sentences[opening.opensOn] ?? sentences[weekdayOf(opening.opensOn)];
}

/** When the shop is open on a day; `null` if it is closed or only open by appointment. */
export function openingTimes(date: string, rules: OpeningRules): OpeningTimes | null {
  const usual = rules.openDays.includes(weekdayOf(date)) ? rules : null;
  return date in rules.exceptions ? (rules.exceptions[date] ?? null) : usual;
}

/** The first open day after a date. */
export function nextOpenDay(date: string, rules: OpeningRules): string {
  let next = dayAfter(date);
  while (!openingTimes(next, rules)) next = dayAfter(next);
  return next;
}

/**
 * The day of the week, from 0 for Sunday.
 *
 * @param date in ISO 8601, such as `2026-11-23`
 */
function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/** The day after a date. */
export function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}

/** Minutes since midnight, of a time such as `19:00` or `19:00:59`. */
function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
