import { z } from 'zod';
import { isolateLatin } from '../../i18n/isolate-latin.ts';
import { byLocale, defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import { type View, views } from '../../pictures/views.ts';
import { line, text } from './field-schemas.ts';
import { notesSchema } from './report-schema.ts';

const caption = line.optional();
const pictureWords = z.strictObject({ caption, alt: text.optional() }).optional();
const wordsByView = Object.fromEntries(views.map((view) => [view, pictureWords])) as Record<View, typeof pictureWords>;

/** The owner's captions and alternative texts in one language. They replace the default texts of a view. */
const pictureWordsSchema = z.strictObject({
  ...wordsByView,
  // Its alternative text is the watch's `alt`.
  front: z.strictObject({ caption }).optional(),
});

export type PictureWords = NonNullable<z.infer<typeof pictureWords>>;

const wordsOfLanguage = z.strictObject({
  description: text.refine(hasDescriptionLength, {
    error: ({ input }) => `expected 30 to 110 words instead of ${countWords(String(input))}`,
  }),
  caseMaterial: text,
  dialColor: text,
  strap: text,
  alt: text,
  pictures: pictureWordsSchema.optional(),
  report: notesSchema.optional(),
});

/** Words in English, and in the languages that have them. */
export type WordsByLocale<Words> = Record<typeof defaultLocale, Words> & Partial<Record<Locale, Words>>;

/** The words of a watch. English is required. A language with missing words is left out: its pages show the English ones. */
export const wordsSchema = z
  .strictObject({ ...byLocale(() => wordsOfLanguage.partial().optional()), [defaultLocale]: wordsOfLanguage })
  .transform((given) => {
    const complete = locales.flatMap((locale) => {
      const { data } = wordsOfLanguage.safeParse(given[locale]);
      return data ? [[locale, isolateLatin(locale, data)]] : [];
    });
    return Object.fromEntries(complete) as WordsByLocale<z.infer<typeof wordsOfLanguage>>;
  });

function hasDescriptionLength(description: string): boolean {
  const count = countWords(description);
  return count >= 30 && count <= 110;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}
