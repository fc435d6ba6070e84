import { z } from 'zod';
import { isolateLatin } from '../../i18n/isolate-latin.ts';
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import { type View, views } from '../../pictures/views.ts';
import { code, day, inEveryLanguage, line, sample, text } from './field-schemas.ts';
import { pictureWordsSchema } from './picture-words.ts';
import { findNoteProblems, notesSchema } from './report-notes.ts';
import { measuredSchema, numbersSchema, papersSchema, reportSchema, serviceSchema } from './report-schema.ts';
import { findSaleProblem } from './sale-date.ts';
import { strapLeathers } from './strap-leather.ts';
import { watchIdPattern } from './watch-id.ts';

/** Conditions of a watch, the best first. */
export const conditions = ['Excellent', 'Very Good', 'Good'] as const;

/** A correction of the page, and its date. The page and the feed show it. */
const correction = z.strictObject({ date: day, words: inEveryLanguage(line) });

const words = z.strictObject({
  description: text.refine(hasDescriptionLength, {
    error: ({ input }) => `expected 30 to 110 words, found ${countWords(String(input))}`,
  }),
  caseMaterial: text,
  dialColor: text,
  strap: text,
  /** Alternative text of the picture. */
  alt: text,
  /** Captions and alternative texts of single pictures. */
  pictures: pictureWordsSchema.optional(),
  /** Notes to the condition report. */
  report: notesSchema.optional(),
});

/** Words in English, and in the languages that have them. */
export type WordsByLocale<Words> = Record<typeof defaultLocale, Words> & Partial<Record<Locale, Words>>;

/** English is required. A language with missing words is left out: its pages show the English ones. */
const wordsByLanguage = z
  .strictObject({
    ...(Object.fromEntries(locales.map((locale) => [locale, words.partial().optional()])) as Record<
      Locale,
      z.ZodOptional<ReturnType<typeof words.partial>>
    >),
    [defaultLocale]: words,
  })
  .transform((given) => {
    const whole = locales.flatMap((locale) => {
      const { data } = words.safeParse(given[locale]);
      return data ? [[locale, isolateLatin(locale, data)]] : [];
    });
    return Object.fromEntries(whole) as WordsByLocale<z.infer<typeof words>>;
  });

/** A file in `pictures/photographs`, or in a folder there. */
const photograph = z
  .string()
  .regex(
    /^([\w-]+\/)?[^/]+\.(avif|jpe?g|png|tiff?|webp)$/i,
    'expected a file in pictures/photographs, such as "front/image.webp"',
  )
  .optional();

const photographByView = Object.fromEntries(views.map((view) => [view, photograph])) as Record<View, typeof photograph>;

/** Catches typos. Pocket watches of the shop's kind are younger than 1700. */
const yearExpected = 'expected a year from 1700 to this year';

const priceExpected = 'expected a whole number, such as 8900';

/** A watch's file in `content/watches`: the facts once, the words in every language. */
export const watchSchema = z
  .strictObject({
    sample,
    /** The name of the file and the pictures, and the page's path. Made from brand, model and year, and kept when these are corrected. */
    id: z.string().regex(watchIdPattern, 'expected lower-case letters, digits and single hyphens'),
    /** The position in the list. The home page features the first three. Watches without one are at the end. */
    position: z.number().int().positive().optional(),
    brand: text,
    model: text,
    year: z.int(yearExpected).min(1700, yearExpected).max(new Date().getFullYear(), yearExpected),
    /** `true`: made about that year. */
    circa: z.boolean().optional(),
    price: z.int(priceExpected).positive(priceExpected),
    origin: z.enum(['Swiss', 'American', 'English', 'French', 'German', 'Japanese', 'Indian']),
    condition: z.enum(conditions),
    movement: z.enum(['Automatic', 'Manual', 'Manual Chronograph', 'Quartz']),
    /** Millimetres: a diameter, or width × height. */
    caseSize: z
      .string()
      .regex(/^\d+(\.\d+)?( × \d+(\.\d+)?)? mm$/, 'expected a size such as "39 mm" or "23.5 × 38 mm"'),
    /** The path of the JPEG for browsers without a newer format. */
    imageSrc: z.string(),
    /** Whether the page calls the picture a rendering. */
    picture: z.enum(['rendering', 'photograph']),
    /** Photographs by view. One that is named after the watch's id needs no entry. */
    pictures: z.strictObject(photographByView).optional(),
    /** ISO 8601 date. Not displayed, not used in sorting. */
    dateAdded: day,
    /** A reserved watch stays in the catalogue and says so; a sold one goes to the archive. */
    status: z.enum(['available', 'reserved', 'sold']).default('available'),
    /** ISO 8601 date of the sale. */
    soldOn: day.optional(),
    /** The last day of a reservation, as ISO 8601 date. */
    reservedUntil: day.optional(),
    /** `true`: not on the site yet, so words and facts may be missing. See `draftSchema`. */
    draft: z.boolean().optional(),
    reference: code('145.022').optional(),
    calibre: code('145.022').optional(),
    /** Millimetres. */
    lugToLug: z.number().positive().max(100).optional(),
    /** Millimetres between the lugs, which is the width of the strap. Left out for an integrated bracelet. */
    lugWidth: z.number().positive().max(50).optional(),
    /** Millimetres, crystal included. */
    thickness: z.number().positive().max(50).optional(),
    /** For leather straps. Straps of protected animals need papers to cross a border. */
    strapLeather: z.enum(strapLeathers).optional(),
    /** Who examined the watch for the report, by name. */
    examinedBy: text.optional(),
    report: reportSchema,
    service: serviceSchema,
    measured: measuredSchema.optional(),
    numbers: numbersSchema.optional(),
    papers: papersSchema,
    corrections: z.array(correction).optional(),
    words: wordsByLanguage,
  })
  .superRefine((watch, context) => {
    const { id, imageSrc, status, soldOn, reservedUntil } = watch;
    const report = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (imageSrc !== `/images/${id}.jpg`) report(['imageSrc'], `expected "/images/${id}.jpg"`);
    const saleProblem = findSaleProblem(status, soldOn, new Date());
    if (saleProblem) report(['soldOn'], saleProblem);
    if (reservedUntil && status !== 'reserved') report(['reservedUntil'], 'expected no end, unless "status: reserved"');
    for (const { path, message } of findNoteProblems(watch.words, watch.report)) report(path, message);
  });

/** A watch that is not on the site yet: only its id must be right. */
export const draftSchema = z.looseObject({ id: watchSchema.shape.id, draft: z.literal(true) });

/** The content of a watch's file. */
export type Watch = z.infer<typeof watchSchema>;

function hasDescriptionLength(description: string): boolean {
  const count = countWords(description);
  return count >= 30 && count <= 110;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}

const END_OF_LIST = Number.MAX_SAFE_INTEGER;

/** Compares two watches for `sort`: by position, then by id, so that the order is always the same. */
export function inListOrder(a: Watch, b: Watch): number {
  return (a.position ?? END_OF_LIST) - (b.position ?? END_OF_LIST) || a.id.localeCompare(b.id, 'en');
}
