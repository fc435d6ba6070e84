import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import type { Watch } from './watch-schema.ts';

/** The words about a watch in one language. */
type Words = Watch['words'][Locale];

/**
 * The words that a page shows, and their language: English if the watch is not translated. The schema has then filled in
 * the English words, so an equal description means that there is no translation.
 */
export function wordsOf({ words }: Pick<Watch, 'words'>, locale: Locale): { words: Words; locale: Locale } {
  const isTranslated = words[locale].description !== words[defaultLocale].description;
  return { words: words[locale], locale: isTranslated ? locale : defaultLocale };
}

/** A note of the condition report, and its language: English if the note is not translated. */
export function noteOf(
  { words }: Pick<Watch, 'words'>,
  locale: Locale,
  subject: keyof NonNullable<Words['report']>,
): { note: string; locale: Locale } | undefined {
  const note = words[locale].report?.[subject];
  const original = words[defaultLocale].report?.[subject];
  return note === undefined ? undefined : { note, locale: note === original ? defaultLocale : locale };
}

/** The languages in which a watch shows English words. */
export function findUntranslated(watch: Pick<Watch, 'words'>): Locale[] {
  const notes = Object.keys(watch.words[defaultLocale].report ?? {}) as (keyof NonNullable<Words['report']>)[];
  return locales.filter(
    (locale) =>
      locale !== defaultLocale &&
      (wordsOf(watch, locale).locale !== locale ||
        notes.some((subject) => noteOf(watch, locale, subject)?.locale === defaultLocale)),
  );
}
