import { z } from 'zod';
import { type Locale, locales } from '../i18n/locales.ts';
import { slugify } from './slug.ts';

const text = z.string().trim().min(1, 'expected some words, found none');

/** What is said of a watch in one language. */
const words = z.strictObject({
  description: text.refine(hasDescriptionLength, 'expected 60 to 110 words'),
  caseMaterial: text,
  dialColor: text,
  strap: text,
  /** What the picture shows, for those who don't see it. */
  alt: text,
});

/**
 * A watch's file in `content/watches`: the facts once, the words in every language.
 * The fields and their values are those of the specification, section 3.
 */
export const watchSchema = z
  .strictObject({
    /** The slug of brand, model and year; also the file's name and the last part of the page's address. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and single hyphens'),
    /** The place in the list; the first three are featured on the home page. */
    position: z.number().int().positive(),
    brand: text,
    model: text,
    year: z.number().int().min(1500).max(2100),
    /** Whole US dollars. */
    price: z.number().int().positive(),
    origin: z.enum(['Swiss', 'American', 'English', 'French', 'German']),
    condition: z.enum(['Excellent', 'Very Good', 'Good']),
    movement: z.enum(['Automatic', 'Manual', 'Manual Chronograph']),
    /** Millimetres: a diameter, or width × height. */
    caseSize: z
      .string()
      .regex(/^\d+(\.\d+)?( × \d+(\.\d+)?)? mm$/, 'expected a size such as "39 mm" or "23.5 × 38 mm"'),
    /** The address of the JPEG that serves where nothing better does; its variants are made at build. */
    imageSrc: z.string().regex(/^\/images\/[a-z0-9-]+\.jpg$/, 'expected a path such as "/images/<id>.jpg"'),
    /** Says what the picture is, and with it whether the page calls it a rendering. */
    picture: z.enum(['rendering', 'photograph']),
    /** ISO 8601 date. Not displayed, not used in sorting. */
    dateAdded: z.preprocess(dateAsText, z.iso.date()),
    words: z.strictObject(Object.fromEntries(locales.map((locale) => [locale, words])) as Record<Locale, typeof words>),
  })
  .superRefine((watch, context) => {
    const expected = slugify(`${watch.brand} ${watch.model} ${watch.year}`);
    if (watch.id !== expected) {
      context.addIssue({ code: 'custom', path: ['id'], message: `expected brand-model-year, "${expected}"` });
    }
  });

/** A watch as its file tells it. */
export type Watch = z.infer<typeof watchSchema>;

function hasDescriptionLength(description: string): boolean {
  const count = description.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
  return count >= 60 && count <= 110;
}

/** YAML readers differ: to some an unquoted `2024-03-11` is a date, to others a text. */
function dateAsText(value: unknown): unknown {
  return value instanceof Date ? value.toISOString().slice(0, 10) : value;
}
