import { z } from 'zod';
import { type Locale, locales } from '../i18n/locales.ts';
import { type View, views } from '../pictures/views.ts';

/** A line under a picture, in one column of the page. */
const MAX_CHARACTERS = 160;

const text = z.string().trim().min(1, 'expected some words, found none');
const caption = text.max(MAX_CHARACTERS, `expected at most ${MAX_CHARACTERS} characters`).optional();

const words = z.strictObject({ caption, alt: text.optional() }).optional();

/** The owner's words about single pictures in one language, in place of those that follow from the view's name. */
export const pictureWordsSchema = z.strictObject({
  // Its alternative text is the watch's own, `alt`.
  front: z.strictObject({ caption }).optional(),
  side: words,
  caseback: words,
  movement: words,
  buckle: words,
  lug: words,
  papers: words,
  detail: words,
} satisfies Record<View, z.ZodType>);

/** The owner's words about one picture in one language. */
export type PictureWords = NonNullable<z.infer<typeof words>>;

/** The words about pictures by language, as a watch's file has them. */
type WordsWithPictures = Record<Locale, { pictures?: z.infer<typeof pictureWordsSchema> | undefined }>;

/**
 * Finds words about a picture that a language lacks and another has.
 *
 * @returns the path of each field and what was expected of it
 */
export function findPictureWordProblems(words: WordsWithPictures): { path: string[]; message: string }[] {
  const wordsOf = (locale: Locale, view: View): PictureWords | undefined => words[locale].pictures?.[view];
  return views.flatMap((view) =>
    (['caption', 'alt'] as const).flatMap((field) => {
      const having = locales.filter((locale) => wordsOf(locale, view)?.[field] !== undefined);
      if (having.length === 0) return [];
      return locales
        .filter((locale) => !having.includes(locale))
        .map((locale) => ({
          path: ['words', locale, 'pictures', view, field],
          message: `expected some words, as in words.${having[0]}`,
        }));
    }),
  );
}
