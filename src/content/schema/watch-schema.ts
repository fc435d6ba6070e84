import { z } from 'zod';
import { type Locale, locales } from '../../i18n/locales.ts';
import { findPictureWordProblems, pictureWordsSchema } from '../describe/picture-words.ts';
import { findNoteProblems, notesSchema } from '../describe/report-notes.ts';
import { findSaleProblem } from '../describe/sale-date.ts';
import { conditions } from './conditions.ts';
import { dateAsText } from './date-as-text.ts';
import { papersSchema, reportSchema, serviceSchema } from './report-schema.ts';
import { slugify } from './slug.ts';
import { text } from './words-schema.ts';

/** A name such as `145.022`, which YAML would read as a number and cut its last zero. */
const code = z.string({ error: 'expected text in quotation marks, such as "145.022"' }).trim().min(1);

/** The words about a watch in one language. */
const words = z.strictObject({
  description: text.refine(hasDescriptionLength, 'expected 60 to 110 words'),
  caseMaterial: text,
  dialColor: text,
  strap: text,
  /** Alternative text of the picture. */
  alt: text,
  /** Own words about single pictures. */
  pictures: pictureWordsSchema.optional(),
  /** Notes to the condition report. */
  report: notesSchema.optional(),
});

/**
 * A watch's file in `content/watches`: the facts once, the words in every language.
 * The fields and their values are those of the specification, section 3.
 */
export const watchSchema = z
  .strictObject({
    /** The slug of brand, model and year; also the file's name and the last segment of the page's path. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and single hyphens'),
    /** The place in the list; the first three are featured on the home page. */
    position: z.number().int().positive(),
    brand: text,
    model: text,
    year: z.number().int().min(1500).max(2100),
    /** Whole US dollars. */
    price: z.number().int().positive(),
    origin: z.enum(['Swiss', 'American', 'English', 'French', 'German']),
    condition: z.enum(conditions),
    movement: z.enum(['Automatic', 'Manual', 'Manual Chronograph']),
    /** Millimetres: a diameter, or width × height. */
    caseSize: z
      .string()
      .regex(/^\d+(\.\d+)?( × \d+(\.\d+)?)? mm$/, 'expected a size such as "39 mm" or "23.5 × 38 mm"'),
    /** The path of the JPEG for browsers without a newer format. The build makes all variants. */
    imageSrc: z.string().regex(/^\/images\/[a-z0-9-]+\.jpg$/, 'expected a path such as "/images/<id>.jpg"'),
    /** Whether the page calls the picture a rendering. */
    picture: z.enum(['rendering', 'photograph']),
    /** ISO 8601 date. Not displayed, not used in sorting. */
    dateAdded: z.preprocess(dateAsText, z.iso.date()),
    /** A reserved watch stays in the catalogue and says so; a sold one goes to the archive. */
    status: z.enum(['available', 'reserved', 'sold']).default('available'),
    /** ISO 8601 date of the sale. */
    soldOn: z.preprocess(dateAsText, z.iso.date()).optional(),
    /** `true`: not on the site yet, so that words and facts may be missing. See `draftSchema`. */
    draft: z.boolean().optional(),
    reference: code.optional(),
    calibre: code.optional(),
    /** Millimetres. */
    lugToLug: z.number().positive().max(100).optional(),
    /** Millimetres, crystal included. */
    thickness: z.number().positive().max(50).optional(),
    report: reportSchema,
    service: serviceSchema,
    papers: papersSchema,
    words: z.strictObject(Object.fromEntries(locales.map((locale) => [locale, words])) as Record<Locale, typeof words>),
  })
  .superRefine((watch, context) => {
    const expected = slugify(`${watch.brand} ${watch.model} ${watch.year}`);
    if (watch.id !== expected) {
      context.addIssue({ code: 'custom', path: ['id'], message: `expected brand-model-year, "${expected}"` });
    }
    const saleProblem = findSaleProblem(watch, new Date());
    if (saleProblem) context.addIssue({ code: 'custom', path: ['soldOn'], message: saleProblem });
    const problems = [...findNoteProblems(watch.words, watch.report), ...findPictureWordProblems(watch.words)];
    for (const problem of problems) {
      context.addIssue({ code: 'custom', ...problem });
    }
  });

/** A watch that is not on the site yet: only its id must be right. */
export const draftSchema = z.looseObject({ id: watchSchema.shape.id, draft: z.literal(true) });

/** A watch's file, published or not. */
export const watchFileSchema = z.union([draftSchema, watchSchema]);

/** Whether a watch's file says that it is not on the site yet. */
export function isDraft(data: unknown): data is Draft {
  return draftSchema.safeParse(data).success;
}

type Draft = z.infer<typeof draftSchema>;

/** The content of a watch's file. */
export type Watch = z.infer<typeof watchSchema>;

function hasDescriptionLength(description: string): boolean {
  const count = description.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
  return count >= 60 && count <= 110;
}
