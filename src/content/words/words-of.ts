import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import type { NoteSubject } from '../schema/report-schema.ts';
import type { Watch } from '../schema/watch-schema.ts';
import type { WordsByLocale } from '../schema/watch-words-schema.ts';

/** A text and its language. */
export interface WrittenText {
  text: string;
  locale: Locale;
}

/** The words that a page shows, and their language: English if they are not translated. */
export function wordsOf<Words>(
  { words }: { words: WordsByLocale<Words> },
  locale: Locale,
): { words: Words; locale: Locale } {
  const own = words[locale];
  return own ? { words: own, locale } : { words: words[defaultLocale], locale: defaultLocale };
}

/**
 * A note of the condition report, and its language. Notes tell buyers about faults and repairs, so one that is not translated
 * is shown in English.
 */
export function noteOf({ words }: Pick<Watch, 'words'>, locale: Locale, subject: NoteSubject): WrittenText | undefined {
  const language = [locale, defaultLocale].find((each) => words[each]?.report?.[subject]);
  const text = language && words[language]?.report?.[subject];
  return text ? { text, locale: language } : undefined;
}
