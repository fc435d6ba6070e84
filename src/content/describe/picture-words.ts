import { z } from 'zod';
import type { Locale } from '../../i18n/locales.ts';
import { type View, views } from '../../pictures/views.ts';
import { findLackingLanguages, line, type Problem, text } from '../schema/words-schema.ts';

const caption = line.optional();
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

/** Finds words about a picture that a language lacks and another has. */
export function findPictureWordProblems(words: WordsWithPictures): Problem[] {
  const wordsOf = (locale: Locale, view: View): PictureWords | undefined => words[locale].pictures?.[view];
  return views.flatMap((view) =>
    (['caption', 'alt'] as const).flatMap((field) => {
      const has = (locale: Locale) => wordsOf(locale, view)?.[field] !== undefined;
      return findLackingLanguages(has, ['pictures', view, field], 'some words');
    }),
  );
}
