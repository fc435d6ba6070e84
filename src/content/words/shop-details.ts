import type en from '../../../content/locales/en.json';
import { formatItems, formatTime, formatUnit, formatWeekday, formatWeekdays, sentenceCase } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/texts.ts';
import type { shopDetails, termDetails } from '../schema/details.ts';
import type { Shop } from '../schema/shop-schema.ts';
import type { Terms } from '../schema/terms-schema.ts';
import { usualHours } from './usual-hours.ts';

/**
 * The values of the placeholders.
 *
 * @param words the words about visits, in the language of the text
 */
export function describeShop(
  locale: Locale,
  { address, hours }: Pick<Shop, 'address' | 'hours'>,
  words: (typeof en)['visit'],
): Record<(typeof shopDetails)[number], string> {
  const { street, district, city } = address;
  return { street, district, city: city[locale] ?? city.en, hours: describeHours(locale, hours, words) };
}

/** The values of the placeholders for terms. A term that the shop has not set has none. */
export function describeLengths(
  locale: Locale,
  { holdHours, inspectionDays, guarantee, movement }: Terms,
): Partial<Record<(typeof termDetails)[number], string>> {
  return {
    ...(holdHours && { holdHours: formatUnit(locale, holdHours, 'hour') }),
    ...(inspectionDays && { inspectionDays: formatUnit(locale, inspectionDays, 'day') }),
    ...(guarantee && {
      guaranteeYears: formatUnit(locale, guarantee.years, 'year'),
      circaYears: formatUnit(locale, guarantee.circaYears, 'year'),
    }),
    ...(typeof movement === 'number' && { movementMonths: formatUnit(locale, movement, 'month') }),
  };
}

/** The usual opening hours in a line: `Monday to Saturday, 10:00 AM to 7:00 PM; Sunday by appointment only`. */
function describeHours(locale: Locale, hours: Shop['hours'], words: (typeof en)['visit']): string {
  const [most = '', shortDay] = usualHours(hours).map(({ days, opens, closes }) => {
    const times = fill(words.timeRange, { from: formatTime(locale, opens), to: formatTime(locale, closes) });
    return formatItems(locale, [formatWeekdays(locale, days, words.dayRange), times]);
  });
  const usual = sentenceCase(locale, shortDay ? fill(words.hoursWithShortDay, { usual: most, shortDay }) : most);
  const { byAppointment } = hours;
  if (!byAppointment) return usual;
  return fill(words.hoursWithAppointment, { usual, day: formatWeekday(locale, byAppointment) });
}
