import { shop } from '../../content/schema/shop.ts';
import { formatDay, formatTime, formatWeekday, sentenceCase } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { daysFrom } from '../../i18n/weekdays.ts';
import { type OpeningTexts, shopTime } from './opening.ts';
import { dayNumber, openingRules, unusualOpenDays } from './opening-rules.ts';

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
