import { z } from 'zod';
import { isolateLatin } from '../../i18n/isolate-latin.ts';
import { byLocale, defaultLocale } from '../../i18n/locales.ts';

/** Keeps a caption within its column, and a report on one printed page. */
const LINE_CHARACTERS = 160;

/** `true` while the file is the sample's. The build lists these files before the site goes public; the owner deletes the line. */
export const sample = z.boolean().optional();

/** Words that an owner writes; in prose, with the shop's details in curly brackets. */
export const anyText = z
  .string()
  .trim()
  .min(1, 'expected some words, found none')
  .regex(/^(?!“[^”]*”$)/, 'expected straight quotation marks around the text, or none');

/** Words that an owner writes. */
export const text = anyText.regex(/^[^{}]*$/, 'expected no curly brackets, which only prose and interface words have');

/** Text of one form. What YAML reads as another type, such as `10.00`, gets the same message. */
export const matching = (pattern: RegExp, expected: string) => z.string(expected).regex(pattern, expected);

/** Words that fit on a line or two. */
export const line = text.max(LINE_CHARACTERS, `expected at most ${LINE_CHARACTERS} characters`);

/**
 * Words that the owner writes in English, and in the other languages where they differ.
 *
 * @param example for the message
 */
export function inEnglishAtLeast(schema: typeof text, example: string) {
  return z
    .strictObject(
      { ...byLocale(() => schema.optional()), [defaultLocale]: schema },
      {
        error: ({ code }) =>
          code === 'invalid_type' ? `expected words by language, such as { en: ${example} }` : undefined,
      },
    )
    .transform((words) => ({
      ...byLocale((locale) => isolateLatin(locale, words[locale])),
      [defaultLocale]: words[defaultLocale],
    }));
}

/** A code such as `105.010`, in quotation marks, because YAML would read it as a number and drop the last zero. */
export const code = (example: string) =>
  z
    .string({ error: `expected text in quotation marks, such as "${example}"` })
    .trim()
    .min(1)
    // YAML takes the marks of a word processor for part of the text.
    .regex(/^[^“”„]*$/, `expected straight quotation marks, as in "${example}"`);

/** ISO 3166-1, two letters. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'expected two capital letters, such as IN');

/**
 * A date as written in the file. YAML parsers differ: some read an unquoted `2024-03-11` as a date, others as a string, and
 * all read `2024` as a number.
 */
export function dateAsText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'number' ? String(value) : value;
}

/** A day as ISO 8601 date. */
export const day = z.preprocess(dateAsText, z.iso.date());
