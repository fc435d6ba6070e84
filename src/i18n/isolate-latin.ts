import { type Locale, localeFacts } from './locales.ts';
import { mapTexts } from './texts.ts';

/** Placeholders that belong together, such as `{{brand}} {{model}}` and, with a Latin comma, `{{street}}, {{city}}`. */
const placeholders = /\{\{\w+\}\}(?:,? \{\{\w+\}\})*/u;

/**
 * Latin words with the numbers and signs that belong to them: `Chronomètre Royal`, `1007/BS`, `12-120`, `200m = 660ft`. A run
 * ends in a letter or digit: a full stop after it belongs to the sentence.
 */
const latinRun = /(?:(?:\d+[-/.]?)?\p{Script=Latin}|\d+[-/.]\d)(?:(?: [&=<–] | )?[./’'@-]*[\p{Script=Latin}\d])*/u;

const foreign = new RegExp(`${placeholders.source}|${latinRun.source}`, 'gu');

/**
 * Isolates the Latin names and codes in Arabic texts, and the values that their placeholders will have. Otherwise the
 * bidirectional algorithm would show a calibre such as `12-120` in reverse. The marks are invisible.
 *
 * Source: https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 *
 * @param value a text, or a list or an object with texts
 * @returns the same value, if the language is written from left to right
 */
export function isolateLatin<T>(locale: Locale, value: T): T {
  return localeFacts[locale].direction === 'rtl' ? mapTexts(value, isolateRuns) : value;
}

function isolateRuns(text: string): string {
  if (!/\p{Script=Arabic}|\{\{/u.test(text)) return text;
  return text.replace(foreign, (found) => {
    // A plain number needs no marks.
    if (found === '{{count}}') return found;
    return `${found.startsWith('{{') ? '\u2068' : '\u2066'}${found}\u2069`;
  });
}

/** Isolates a text that is from left to right in every language: a price, a reference. */
export function isolate(locale: Locale, text: string): string {
  return localeFacts[locale].direction === 'rtl' ? `\u2066${text}\u2069` : text;
}

/** A text without marks, for titles, messages and structured data. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
