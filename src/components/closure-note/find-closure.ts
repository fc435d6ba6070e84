import type { HoursException } from '../../content/schema/shop-schema.ts';
import { daysBetween } from '../../i18n/zoned-time.ts';

/** A shorter closure is only in the table of hours. */
const MIN_DAYS = 7;

/** Letters and transfers take days, so visitors hear of a closure before it begins. */
const NOTICE_DAYS = 14;

/**
 * The closure of a week or longer that visitors should know of: it is not over, and begins within two weeks.
 *
 * @param exceptions sorted by date
 * @param today in ISO 8601, as the days of the exceptions
 */
export function findClosure(exceptions: readonly HoursException[], today: string): HoursException | undefined {
  return exceptions.find(
    ({ from, to = from, opens }) =>
      !opens && to >= today && daysBetween(from, to) + 1 >= MIN_DAYS && daysBetween(today, from) <= NOTICE_DAYS,
  );
}
