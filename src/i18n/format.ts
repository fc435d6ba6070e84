import { type Locale, localeFacts } from './locales.ts';
import { type Weekday, weekdays } from './weekdays.ts';

const numberFormats = new Map<string, Intl.NumberFormat>();

/** A language's format, made once: to make one takes a hundred times as long as to use it. */
function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(localeFacts[locale].intl, options);
  numberFormats.set(key, format);
  return format;
}

const price: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  // Spanish and Italian leave four-digit numbers ungrouped unless told otherwise.
  useGrouping: 'always',
};

/**
 * A price as it is written in a language, always with a thousands separator:
 * `$3,800` in English, `3.800 US$` in Spanish.
 *
 * @param dollars whole US dollars
 */
export function formatPrice(locale: Locale, dollars: number): string {
  return numberFormat(locale, price).format(dollars);
}

/**
 * A case size with the language's decimal separator and unit: `23.5 × 38 mm`, `23,5 × 38 mm`, `39 مم`.
 *
 * @param size one or two numbers of millimetres, as written in a watch's file
 */
export function formatCaseSize(locale: Locale, size: string): string {
  const numbers = (size.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  const last = numberFormat(locale, { style: 'unit', unit: 'millimeter' });
  const others = numberFormat(locale, {});
  return numbers
    .map((number, index) => (index === numbers.length - 1 ? last : others).format(number))
    .join(' × ')
    .replaceAll(' ', '\u00a0');
}

/**
 * A time of day as the language writes it: `10:00 AM`, `10:00`.
 *
 * @param time hours and minutes on the 24-hour clock, such as `19:00`
 */
export function formatTime(locale: Locale, time: string): string {
  return new Intl.DateTimeFormat(localeFacts[locale].intl, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`1970-01-01T${time.padStart(5, '0')}:00Z`));
}

/** A weekday's full name in a language: `Monday`, `lunes`. */
export function formatWeekday(locale: Locale, weekday: Weekday): string {
  // 5 January 1970 was a Monday.
  const date = new Date(Date.UTC(1970, 0, 5 + weekdays.indexOf(weekday)));
  return new Intl.DateTimeFormat(localeFacts[locale].intl, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

/** A text as it begins a line: weekdays are lower-case in Spanish, French and Italian, but not there. */
export function sentenceCase(locale: Locale, text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
