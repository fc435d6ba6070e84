import { intlFormat } from './intl-format.ts';
import { isolate } from './isolate-latin.ts';
import { type Locale, localeFacts } from './locales.ts';
import { fill } from './texts.ts';
import { type Weekday, weekdays } from './weekdays.ts';

function numberFormat(locale: Locale | 'en-IN', options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const tag = locale === 'en-IN' ? locale : localeFacts[locale].intl;
  return intlFormat('NumberFormat', tag, options);
}

/**
 * A price in the language's notation, always with a thousands separator: `$3,800` and `₹1,80,000` in English, `3.800 US$` in
 * Spanish. It is read from left to right in Arabic too.
 *
 * @param price in whole units of the currency, which is an ISO 4217 code
 */
export function formatPrice(locale: Locale, price: number, currency: string): string {
  // By default, Spanish and Italian do not group four-digit numbers.
  const grouped = { maximumFractionDigits: 0, useGrouping: 'always' } as const;
  // Arabic shops write `$65,000`, which also keeps its order between Arabic words; CLDR has `65,000 US$`.
  const latin = locale === 'ar' ? 'en' : locale;
  // In India's English, rupees are grouped in lakhs.
  const notation = locale === 'en' && currency === 'INR' ? 'en-IN' : latin;
  return isolate(locale, numberFormat(notation, { style: 'currency', currency, ...grouped }).format(price));
}

/** The name of a currency, in the plural: `US dollars`, `rupias indias`. */
export function formatCurrency(locale: Locale, currency: string): string {
  const format = numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(100).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Units that are written as words; the others are abbreviated. */
const longUnits = ['hour', 'day', 'month', 'year'];

/** A number with its unit, in the language's notation: `47.5 mm`, `47,5 mm`, `365 days`, `48 Stunden`. */
export function formatUnit(locale: Locale, number: number, unit: string): string {
  // The Arabic abbreviation of a millisecond is not in use.
  const isLong = longUnits.includes(unit) || (locale === 'ar' && unit === 'millisecond');
  const unitDisplay = isLong ? 'long' : 'short';
  return withFixedSpaces(numberFormat(locale, { style: 'unit', unit, unitDisplay }).format(number));
}

/**
 * A case size with the language's decimal separator and unit: `23.5 × 38 mm`, `23,5 × 38 mm`, `39 مم`.
 *
 * @param size one or two numbers of millimetres, as written in a watch's file
 */
export function formatCaseSize(locale: Locale, size: string): string {
  const [last = '', other] = size.split(' × ').toReversed();
  const text = formatUnit(locale, Number.parseFloat(last), 'millimeter');
  return other ? withFixedSpaces(`${numberFormat(locale, {}).format(Number(other))} × ${text}`) : text;
}

/** Prevents line breaks between a number and its unit. */
function withFixedSpaces(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** The name of a country from its ISO 3166-1 code: `Germany`, `Deutschland`. */
export function formatCountry(locale: Locale, code: string): string {
  return intlFormat('DisplayNames', localeFacts[locale].intl, { type: 'region' }).of(code) ?? code;
}

/** A number in the language's notation, with at most one decimal: `1.3`, `1,3`. */
export function formatNumber(locale: Locale, number: number): string {
  return numberFormat(locale, { maximumFractionDigits: 1 }).format(number);
}

/** A number with its sign, and with a minus sign instead of a hyphen: `+4`, `−6.5`, `0`. */
export function formatSigned(locale: Locale, number: number): string {
  return numberFormat(locale, { signDisplay: 'exceptZero' }).format(number).replace('-', '−');
}

/**
 * The tag for dates and lists. English prose is British; prices and times of day are American
 * (docs/decisions/0002-urls-and-languages.md).
 */
export function proseTag(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : localeFacts[locale].intl;
}

/**
 * A date whose day or month may be unknown: `11 March 2024`, `March 2024`, `2024`.
 *
 * @param date a day, a month or a year in ISO 8601
 */
export function formatPartialDate(locale: Locale, date: string): string {
  const [, month, day] = date.split('-');
  const format = dateFormat(proseTag(locale), {
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
  });
  return withFrenchFirst(locale, format.format(new Date(date)));
}

/** Writes the first of a month as in French, `1er mars`, which CLDR does not. */
function withFrenchFirst(locale: Locale, text: string): string {
  return locale === 'fr' ? text.replace(/\b1(?=\s\p{L}|–)/gu, '1er') : text;
}

/** Words as one text: `cleaned, oiled and regulated`. */
export function formatList(locale: Locale, words: string[]): string {
  return intlFormat('ListFormat', proseTag(locale)).format(words);
}

/** Words of which one applies: `bank transfer or card`. */
export function formatAlternatives(locale: Locale, words: string[]): string {
  return intlFormat('ListFormat', proseTag(locale), { type: 'disjunction' }).format(words);
}

/** A list without `and`, for use after a colon, because an item may have an `and` of its own: `movement, caseback`. */
export function formatItems(locale: Locale, words: string[]): string {
  return words.join(locale === 'ar' ? '، ' : ', ');
}

/** What follows a line of other text, as after a comma: `, India`. */
export function formatItemAfter(locale: Locale, word: string): string {
  return formatItems(locale, ['', word]);
}

/**
 * A time of day in the language's notation: `10:00 AM`, `10:00`, `10 h`.
 *
 * @param time hours and minutes on the 24-hour clock, such as `19:00`
 */
export function formatTime(locale: Locale, time: string): string {
  const format = dateFormat(localeFacts[locale].intl, { hour: 'numeric', minute: '2-digit' });
  const text = format.format(new Date(`1970-01-01T${time}:00Z`));
  return locale === 'fr' ? frenchTime(text) : text;
}

/** `10:00` and `10:30` as in French prose: `10 h`, `10 h 30` (Lexique de l'Imprimerie nationale, 'heure'). */
function frenchTime(digital: string): string {
  const [hours, minutes] = digital.split(':');
  return withFixedSpaces(minutes === '00' ? `${Number(hours)} h` : `${Number(hours)} h ${minutes}`);
}

/** A weekday's full name in a language: `Monday`, `lunes`. */
export function formatWeekday(locale: Locale, weekday: Weekday): string {
  // 5 January 1970 was a Monday.
  const date = new Date(Date.UTC(1970, 0, 5 + weekdays.indexOf(weekday)));
  return dateFormat(localeFacts[locale].intl, { weekday: 'long' }).format(date);
}

/**
 * A weekday, or the first and the last of several: `Monday to Saturday`.
 *
 * @param range how the language writes several, with `{{from}}` and `{{to}}`
 */
export function formatWeekdays(locale: Locale, days: readonly Weekday[], range: string): string {
  const [from = '', ...others] = days.map((day) => formatWeekday(locale, day));
  const to = others.at(-1);
  return to ? fill(range, { from, to }) : from;
}

/**
 * Days: `14 – 16 January`, `26 January`, or in another year `14 – 16 January 2028`.
 *
 * @param from the first day, in ISO 8601
 * @param to the last day
 * @param today whose year is left out
 */
export function formatDays(locale: Locale, from: string, to: string, today: string): string {
  const isThisYear = [from, to].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  const text = dateFormat(proseTag(locale), { month: 'long', day: 'numeric', ...year }).formatRange(
    new Date(from),
    new Date(to),
  );
  // In Italian, CLDR writes `02 febbraio` at the end of a range across two months.
  return withFrenchFirst(locale, text.replace(/\b0(?=\d)/g, ''));
}

/** Dates and times are shown as the file has them, so no time zone may move them. */
function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return intlFormat('DateTimeFormat', tag, { ...options, timeZone: 'UTC' });
}

/**
 * A decade as a filter's words have it: `1930` for `1930s`, `’30` for the Italian `Anni ’30`. Arabic names the first and the
 * last year, with a word between them: a dash would be read from the right, and the years in reverse.
 *
 * @param firstYear such as 1930
 */
export function formatDecade(locale: Locale, firstYear: number): string {
  if (locale === 'ar') return `${firstYear} إلى ${firstYear + 9}`;
  return locale === 'it' ? `’${String(firstYear).slice(-2)}` : String(firstYear);
}

/**
 * A text with a capital first letter, also behind the marks of an isolate, for the start of a line. Weekdays are lower-case in
 * Spanish, French and Italian.
 */
export function sentenceCase(locale: Locale, text: string): string {
  return text.replace(/^[\u2066-\u2069]*./u, (start) => start.toLocaleUpperCase(locale));
}

/** A title or label within a sentence, with a small first letter. In German it begins with a noun, which keeps its capital. */
export function withinSentence(locale: Locale, title: string): string {
  return locale === 'de' ? title : title.charAt(0).toLocaleLowerCase(locale) + title.slice(1);
}
