import { z } from 'zod';
import { isolateLatin } from '../../i18n/isolate-latin.ts';
import { byLocale, defaultLocale } from '../../i18n/locales.ts';
import { EARLIEST_ZONE, todayIn } from '../../i18n/zoned-time.ts';

/** Keeps a caption within its column, and a report on one printed page. */
const LINE_CHARACTERS = 160;

/** `true` or `false`, which every value of a file is as text. */
export const flagSchema = z.enum(['true', 'false'], 'expected true or false').transform((text) => text === 'true');

/** `true` while the file is the sample's. The build lists these files before the site goes public; the owner deletes the line. */
export const sampleSchema = flagSchema.optional();

/** Words that an owner writes; in prose, with the shop's details in curly brackets. */
export const anyTextSchema = z
  .string()
  .trim()
  .min(1, 'expected some words')
  // Also in a form, because a file that has one is not read: it was saved in another encoding.
  .regex(/^[^\uFFFD]*$/, 'expected no �, which stands for a letter that was lost')
  .regex(/^(?!“[^”]*”$)/, 'expected straight quotation marks around the text, or none');

/** Words that an owner writes. */
export const textSchema = anyTextSchema.regex(
  /^[^{}]*$/,
  'expected no curly brackets, which only prose and interface words have',
);

/** Text of one form. */
export const matching = (pattern: RegExp, expected: string) => z.string(expected).regex(pattern, expected);

/** For a check of several fields: a function that reports what is expected of one. */
export const reportTo = (context: z.RefinementCtx) => (path: PropertyKey[], message: string) =>
  context.addIssue({ code: 'custom', path, message });

/** Words that fit on a line or two. */
export const lineSchema = textSchema.max(LINE_CHARACTERS, `expected at most ${LINE_CHARACTERS} characters`);

/** A decimal number. */
export function decimalNumber(min: number, max: number, expected?: string) {
  const number = matching(/^[+-]?\d+(\.\d+)?$/, expected ?? 'expected a number, such as 12 or 12.5');
  return number.transform(Number).pipe(z.number().min(min, expected).max(max, expected));
}

/** A whole number. */
export function wholeNumber(min: number, max: number, expected?: string) {
  const number = matching(/^\d+$/, expected ?? 'expected a whole number');
  return number.transform(Number).pipe(z.number().min(min, expected).max(max, expected));
}

/**
 * Words that the owner writes once for all languages, or in English, and in the other languages where they differ.
 *
 * @param example for the message
 */
export function translatable(schema: typeof textSchema, example: string) {
  const expected = `expected words, or words by language, such as { en: ${example} }`;
  const shape = { everywhere: schema.optional(), ...byLocale(() => schema.optional()) };
  const byLanguage = z
    .strictObject(shape, { error: ({ code }) => (code === 'invalid_type' ? expected : undefined) })
    .refine(({ everywhere, en }) => (everywhere ?? en) !== undefined, expected)
    .transform(({ everywhere, ...words }) => ({
      ...byLocale((locale) => isolateLatin(locale, words[locale] ?? everywhere)),
      [defaultLocale]: words[defaultLocale] ?? everywhere ?? '',
    }));
  return z.preprocess((value) => (typeof value === 'string' ? { everywhere: value } : value), byLanguage);
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 3166-1, two letters. */
export const countryCodeSchema = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'expected two capital letters, such as IN', abort: true })
  .refine((code) => countryNames.of(code) !== undefined, 'expected the code of a country, such as IN');

/** A day as ISO 8601 date. */
export const daySchema = z.iso.date();

/**
 * A day that has begun somewhere on earth, so that the check is the same for all shops: it catches typos. A month or a year has
 * begun; a word instead of a date may be any.
 */
export function past<T extends z.ZodType<string>>(date: T): T {
  const hasBegun = (text: string) => !/^\d/.test(text) || text <= todayIn(EARLIEST_ZONE);
  return date.refine(hasBegun, 'expected a date that is not in the future');
}
