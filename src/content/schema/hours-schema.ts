import { z } from 'zod';
import { daysFrom, weekdays } from '../../i18n/weekdays.ts';
import { daysBetween } from '../../i18n/zoned-time.ts';
import { daySchema, matching, reportTo, textSchema, translatable } from './field-schemas.ts';

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const timeSchema = matching(timePattern, 'expected a time on the 24-hour clock, such as 09:30 or 19:00');

/** Catches a typo in a year. */
const EXCEPTION_DAYS = 366;

const exceptionDaySchema = daySchema.refine((date) => date < '2100', 'expected a date before 2100');

const weekdaySchema = z.enum(weekdays);

/** Days with different opening hours. If the shop is closed, `opens` and `closes` are left out. */
const exceptionSchema = z
  .strictObject({
    from: exceptionDaySchema,
    /** The last day; left out for a single day. */
    to: exceptionDaySchema.optional(),
    opens: timeSchema.optional(),
    closes: timeSchema.optional(),
    /** The name of these days in the table of hours, such as Pongal. Languages without one show the English. */
    name: translatable(textSchema, 'Pongal').optional(),
  })
  .superRefine(({ from, to = from, opens, closes }, context) => {
    const report = reportTo(context);
    if (to < from) report(['to'], `expected ${from} or a later day`);
    if (daysBetween(from, to) > EXCEPTION_DAYS) report(['to'], `expected a day within a year of ${from}`);
    if (opens && closes) checkOrder(opens, closes, context);
    else if (opens) report(['closes'], 'expected a time, because opens has one');
    else if (closes) report(['opens'], 'expected a time, because closes has one');
  });

/** The usual opening hours, and the exceptions to them, sorted by date. */
export const hoursSchema = z
  .strictObject({
    timeZone: z
      .string()
      .refine(isTimeZone, { error: 'expected the name of a time zone, such as Asia/Kolkata', abort: true }),
    firstDay: weekdaySchema,
    lastDay: weekdaySchema,
    opens: timeSchema,
    closes: timeSchema,
    /** When the last day closes, if not with the others: for a short Saturday. */
    lastDayCloses: timeSchema.optional(),
    /** A day outside the usual ones on which visitors may come by appointment; left out if there is none. */
    byAppointment: weekdaySchema.optional(),
    exceptions: z.array(exceptionSchema).prefault([]),
  })
  .superRefine(({ firstDay, lastDay, opens, closes, lastDayCloses, byAppointment, exceptions }, context) => {
    const report = reportTo(context);
    checkOrder(opens, closes, context);
    if (lastDayCloses && firstDay === lastDay)
      report(['lastDayCloses'], 'expected no time, because there is only one day: closes has it');
    else if (lastDayCloses) checkOrder(opens, lastDayCloses, context, 'lastDayCloses');
    if (byAppointment && daysFrom(firstDay, lastDay).includes(byAppointment))
      report(['byAppointment'], `expected a day on which the shop is closed, not one from ${firstDay} to ${lastDay}`);
    for (const [index, { from, to = from }] of exceptions.entries()) {
      const other = exceptions.findIndex((each) => each.from <= to && from <= (each.to ?? each.from));
      if (other < 0 || other >= index) continue;
      const message = `expected days of its own, but exception ${other + 1} has some of them too`;
      report(['exceptions', index, 'from'], message);
    }
  })
  // After the checks, which name an exception by its place in the file.
  .overwrite((hours) => ({ ...hours, exceptions: hours.exceptions.toSorted((a, b) => (a.from < b.from ? -1 : 1)) }));

function checkOrder(opens: string, closes: string, context: z.RefinementCtx, field = 'closes'): void {
  if (timePattern.test(opens) && timePattern.test(closes) && closes <= opens)
    reportTo(context)([field], `expected a time after ${opens}`);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
