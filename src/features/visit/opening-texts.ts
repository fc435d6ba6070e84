import { shop } from '../../content/schema/shop.ts';
import type { Hours, HoursException } from '../../content/schema/shop-schema.ts';
import { formatDay, formatTime, formatWeekday, sentenceCase } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { daysFrom, type Weekday, weekdays } from '../../i18n/weekdays.ts';
import { dayAfter, nextOpenDay, type OpeningRules, type OpeningTexts, openingTimes, shopTime } from './opening.ts';

/** Writes every sentence about the opening hours in one language. Runs at build. */
export function openingTexts(locale: Locale): OpeningTexts {
  const t = createTranslator(locale);
  const { hours } = shop;
  const rules = openingRules(hours, shopTime(new Date(), hours.timeZone).date);
  const today = hours.byAppointment && formatWeekday(locale, hours.byAppointment);
  const sentences = (usual: (weekday: string, time: string) => string, dated: (day: string, time: string) => string) =>
    Object.fromEntries([
      ...daysFrom(hours.firstDay, hours.lastDay).map((day) => [
        dayNumber(day),
        sentenceCase(locale, usual(formatWeekday(locale, day), formatTime(locale, hours.opens))),
      ]),
      ...unusualOpenDays(rules).map(({ date, opens }) => [
        date,
        sentenceCase(locale, dated(formatDay(locale, date), formatTime(locale, opens))),
      ]),
    ]);
  const closingTimes = [hours, ...Object.values(rules.exceptions)].flatMap((times) => times?.closes ?? []);
  return {
    rules,
    open: Object.fromEntries(
      closingTimes.map((time) => [time, t('visit.openNow', { time: formatTime(locale, time) })]),
    ),
    closed: sentences(
      (weekday, time) => t('visit.closedNow', { weekday, time }),
      (day, time) => t('visit.closedUntil', { day, time }),
    ),
    byAppointment: today
      ? sentences(
          (weekday, time) => t('visit.appointmentToday', { day: today, weekday, time }),
          (day, time) => t('visit.appointmentUntil', { today, day, time }),
        )
      : {},
    times: Array.from({ length: 24 }, (_, hour) =>
      // 59 cannot be an hour, so replacing it is safe.
      t('visit.timeInChennai', { time: formatTime(locale, `${hour}:59`) }).replace('59', '{{minute}}'),
    ),
  };
}

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
function dayNumber(day: Weekday): number {
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
