import { z } from 'zod';
import { isolateLatin } from '../../i18n/isolate-latin.ts';
import { byLocale, defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import { type View, views } from '../../pictures/views.ts';
import { lineSchema, textSchema } from './field-schemas.ts';
import { notesSchema } from './report-schema.ts';

const captionSchema = lineSchema.optional();
const viewWordsSchema = z.strictObject({ caption: captionSchema, alt: textSchema.optional() }).optional();
const wordsByView = Object.fromEntries(views.map((view) => [view, viewWordsSchema])) as Record<
  View,
  typeof viewWordsSchema
>;

/** The owner's captions and alternative texts in one language. They replace the default texts of a view. */
const pictureWordsSchema = z.strictObject({
  ...wordsByView,
  // Its alternative text is the watch's `alt`.
  front: z.strictObject({ caption: captionSchema }).optional(),
});

export type PictureWords = NonNullable<z.infer<typeof viewWordsSchema>>;

const wordsOfLanguageSchema = z.strictObject({
  description: textSchema.refine(hasDescriptionLength, {
    error: ({ input }) => `expected 30 to 110 words instead of ${countWords(String(input))}`,
  }),
  caseMaterial: textSchema,
  dialColor: textSchema,
  strap: textSchema,
  alt: textSchema,
  pictures: pictureWordsSchema.optional(),
  report: notesSchema.optional(),
});

/** Words in English, and in the languages that have them. */
export type WordsByLocale<Words> = Record<typeof defaultLocale, Words> & Partial<Record<Locale, Words>>;

/** The words of a watch. English is required. A language with missing words is left out: its pages show the English ones. */
export const wordsSchema = z
  .strictObject({
    ...byLocale(() => wordsOfLanguageSchema.partial().optional()),
    [defaultLocale]: wordsOfLanguageSchema,
  })
  .transform((given) => {
    const complete = locales.flatMap((locale) => {
      const { data } = wordsOfLanguageSchema.safeParse(given[locale]);
      return data ? [[locale, isolateLatin(locale, data)]] : [];
    });
    return Object.fromEntries(complete) as WordsByLocale<z.infer<typeof wordsOfLanguageSchema>>;
  });

function hasDescriptionLength(description: string): boolean {
  const count = countWords(description);
  return count >= 30 && count <= 110;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}
