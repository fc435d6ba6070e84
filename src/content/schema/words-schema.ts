import { z } from 'zod';
import { type Locale, locales } from '../../i18n/locales.ts';

/** So that a caption fits into its column, and a report on one printed page. */
const LINE_CHARACTERS = 160;

/** Words that an owner writes. */
export const text = z.string().trim().min(1, 'expected some words, found none');

/** Words that fit on a line or two. */
export const line = text.max(LINE_CHARACTERS, `expected at most ${LINE_CHARACTERS} characters`);

/** What is wrong with a field of a watch's file. */
export interface Problem {
  path: string[];
  /** What was expected. */
  message: string;
}

/**
 * Finds the languages that lack what another has.
 *
 * @param has whether a language has it
 * @param path of the field within `words.<locale>`
 * @param what the field holds, such as `a note`
 */
export function findLackingLanguages(has: (locale: Locale) => boolean, path: string[], what: string): Problem[] {
  const example = locales.find(has);
  if (!example) return [];
  return locales
    .filter((locale) => !has(locale))
    .map((locale) => ({ path: ['words', locale, ...path], message: `expected ${what}, as in words.${example}` }));
}
