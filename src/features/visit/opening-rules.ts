import type { Hours, HoursException } from '../../content/schema/shop-schema.ts';
import { daysFrom, type Weekday, weekdays } from '../../i18n/weekdays.ts';
import { dayAfter, nextOpenDay, type OpeningRules, openingTimes } from './opening.ts';

/**
 * The hours in the form that the page's script reads.
 *
 * @param today the date of the build, in the shop's time zone: exceptions that have passed are left out
 */
export function openingRules(hours: Hours, today: string): OpeningRules {
  const { timeZone, firstDay, lastDay, opens, closes, byAppointment } = hours;
  const exceptions = upcomingExceptions(hours.exceptions, today).flatMap(datesOf);
  return {
    timeZone,
    openDays: daysFrom(firstDay, lastDay).map(dayNumber),
    opens,
    closes,
    ...(byAppointment && { byAppointment: dayNumber(byAppointment) }),
    exceptions: Object.fromEntries(exceptions),
  };
}

/** The number of a weekday as in `getUTCDay`: 0 is Sunday. */
export function dayNumber(day: Weekday): number {
  return (weekdays.indexOf(day) + 1) % 7;
}

/** The exceptions that have not passed, the next first. */
export function upcomingExceptions(exceptions: HoursException[], today: string): HoursException[] {
  return exceptions.filter(({ from, to = from }) => to >= today).sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Open days that need a date instead of a weekday: those of exceptions, and the first open day after each. */
export function unusualOpenDays(rules: OpeningRules): { date: string; opens: string }[] {
  const dates = Object.keys(rules.exceptions).flatMap((date) => [date, nextOpenDay(date, rules)]);
  return [...new Set(dates)].flatMap((date) => {
    const times = openingTimes(date, rules);
    return times ? [{ date, opens: times.opens }] : [];
  });
}

function datesOf({
  from,
  to = from,
  opens,
  closes,
}: HoursException): [date: string, OpeningRules['exceptions'][string]][] {
  const times = opens && closes ? { opens, closes } : null;
  const dates: [string, typeof times][] = [];
  for (let date = from; date <= to; date = dayAfter(date)) dates.push([date, times]);
  return dates;
}
