import { dayAfter, daysFrom, type Weekday, weekdays } from '../../i18n/weekdays.ts';

/** A moment of the week in the shop's own time zone. */
export interface ShopTime {
  weekday: Weekday;
  /** Minutes since midnight, 0 to 1439. */
  minutes: number;
}

/** When the shop is open: see `site.config.ts`. */
export interface Hours {
  firstDay: Weekday;
  lastDay: Weekday;
  /** On the 24-hour clock, such as `10:00`; `closes` likewise. */
  opens: string;
  closes: string;
  byAppointment: Weekday;
}

/** Whether the shop is open, and if not, on which day it opens next. */
export type Opening = { state: 'open' } | { state: 'closed' | 'byAppointment'; opensOn: Weekday };

/**
 * The moment of the week in a time zone, wherever the visitor is.
 *
 * @param timeZone an IANA name, such as `Asia/Kolkata`
 * @throws RangeError for a time zone that is not known
 */
export function shopTime(instant: Date, timeZone: string): ShopTime {
  // The first `Intl` format of a page loads the browser's locale data: 70 ms on a phone, on every page. Temporal needs
  // none of it. Safari does not have Temporal yet. Figures: decision 0018.
  if ('Temporal' in globalThis) {
    const { dayOfWeek, hour, minute } = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
      timeZone,
    );
    return { weekday: weekdays[dayOfWeek - 1] as Weekday, minutes: hour * 60 + minute };
  }
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    weekday: String(parts['weekday']).toLowerCase() as Weekday,
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
}

/** Whether the shop is open at a moment of the week: from the minute of `opens` until before the minute of `closes`. */
export function openingAt({ weekday, minutes }: ShopTime, hours: Hours): Opening {
  const openDays = daysFrom(hours.firstDay, hours.lastDay);
  const opensToday = openDays.includes(weekday) && minutes < minutesOf(hours.closes);
  if (opensToday && minutes >= minutesOf(hours.opens)) return { state: 'open' };
  let opensOn = opensToday ? weekday : dayAfter(weekday);
  while (!openDays.includes(opensOn)) opensOn = dayAfter(opensOn);
  return { state: weekday === hours.byAppointment ? 'byAppointment' : 'closed', opensOn };
}

/** Minutes since midnight of a time such as `19:00`. */
function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
