import { z } from 'zod';
import { locales } from '../../i18n/locales.ts';
import { EARLIEST_ZONE, todayIn } from '../../i18n/zoned-time.ts';
import { views } from '../../pictures/views.ts';
import {
  daySchema,
  decimalNumber,
  flagSchema,
  lineSchema,
  matching,
  past,
  reportTo,
  sampleSchema,
  textSchema,
  translatable,
  wholeNumber,
} from './field-schemas.ts';
import { measuredSchema, numbersSchema, papersSchema, parts, reportSchema, serviceSchema } from './report-schema.ts';
import { wordsSchema } from './watch-words-schema.ts';

/**
 * All crocodiles, pythons and monitor lizards are protected; the ostrich only where it lives wild.
 * Source: the appendices of CITES, https://cites.org/eng/app/appendices.php
 */
const protectedLeathers = ['alligator', 'crocodile', 'caiman', 'lizard', 'python'] as const;

/** Leathers of straps; those of protected animals come first. */
export const strapLeathers = [...protectedLeathers, 'ostrich', 'calf', 'goat', 'horse', 'pig'] as const;

/** Whether a strap of this leather needs papers to cross a border. */
export function isProtectedLeather(leather: (typeof strapLeathers)[number] | undefined): boolean {
  return protectedLeathers.some((each) => each === leather);
}

/** What may bear its maker's name, in the order in which a catalogue lists it. */
export const signedParts = ['case', 'dial', 'movement', 'crown', 'buckle', 'bracelet'] as const;

/** Conditions of a watch, the best first. */
export const conditions = ['Excellent', 'Very Good', 'Good'] as const;

/** A correction of the page, and its date. The page and the feed show it. */
const correctionSchema = z.strictObject({
  date: past(daySchema),
  words: translatable(lineSchema, 'The case is 34 mm.'),
});

/**
 * Whole units of the shop's currency as owners write them: `16500`, `16,500`, `1,25,000`, `16 500`. Not `16.500`, which may mean
 * either.
 */
const priceSchema = matching(/^\d{1,3}([, ]\d{2,3})*[, ]\d{3}$|^\d+$/, 'expected a whole number, such as 8900 or 8,900')
  .transform((text) => Number(text.replaceAll(/[, ]/g, '')))
  .pipe(z.number().positive('expected a price of more than 0'));

/** A file in `pictures/photographs`, or in a folder there. */
const photographSchema = z
  .string()
  .regex(
    /^([\w-]+\/)?[^/]+\.(avif|jpe?g|png|tiff?|webp)$/i,
    'expected a file in pictures/photographs, such as "front/image.webp"',
  )
  .meta({ format: 'photograph' });

/** Catches typos. Pocket watches of the shop's kind are younger than 1700. */
const yearExpected =
  'expected a year from 1700 to this year; if it is not certain, the middle of the years that are possible, and "circa: true"';

/** What stands in place of a maker would be a brand of the filter, of titles and for search engines. */
const brandSchema = textSchema.regex(
  /^(?!(unknown|unsigned|unbranded|no ?name|anonymous|none|not known|n\/?a|[-–—?. ]+)$)/i,
  'expected a name: of a watch without its maker\'s, that on the movement, case or dial; "signed" and the description say where',
);

/** A watch's file in `content/watches`: the facts once, the words in every language. */
export const watchSchema = z
  .strictObject({
    sample: sampleSchema,
    /** The position in the list. The home page features the first three. Watches without one are at the end. */
    position: wholeNumber(1, 10_000).optional(),
    brand: brandSchema,
    model: textSchema,
    year: wholeNumber(1700, Number(todayIn(EARLIEST_ZONE).slice(0, 4)), yearExpected),
    /** `true`: made about that year. */
    circa: flagSchema.optional(),
    price: priceSchema,
    origin: z.enum(['Swiss', 'American', 'English', 'French', 'German', 'Japanese', 'Indian']),
    condition: z.enum(conditions),
    movement: z.enum(['Automatic', 'Manual', 'Manual Chronograph', 'Quartz']),
    /** Millimetres: a diameter, or width × height. */
    caseSize: matching(/^\d+(\.\d+)?( × \d+(\.\d+)?)? mm$/, 'expected a size such as "39 mm" or "23.5 × 38 mm"'),
    /** Photographs by view. One that is named after the watch's file needs no entry. */
    pictures: z.partialRecord(z.enum(views), photographSchema).optional(),
    /** ISO 8601 date. The feed shows it and sorts by it. Cards say for a month that the watch is new. */
    dateAdded: past(daySchema),
    /** A reserved watch stays in the catalogue and says so; a sold one goes to the archive. */
    status: z.enum(['available', 'reserved', 'sold']).default('available'),
    soldOn: past(daySchema).optional(),
    /** The last day of a reservation, as ISO 8601 date. */
    reservedUntil: daySchema.optional(),
    /** `true`: not on the site yet, so words and facts may be missing. See `draftSchema`. */
    draft: flagSchema.optional(),
    reference: textSchema.optional(),
    calibre: textSchema.optional(),
    /** Of the movement, as stamped on it. */
    jewels: wholeNumber(0, 200).optional(),
    /** What is signed by the maker. */
    signed: z.array(z.enum(signedParts)).min(1).optional(),
    /** Millimetres. */
    lugToLug: decimalNumber(0.1, 100).optional(),
    /** Millimetres between the lugs, which is the width of the strap. Left out for an integrated bracelet. */
    lugWidth: decimalNumber(0.1, 50).optional(),
    /** Millimetres, crystal included. */
    thickness: decimalNumber(0.1, 50).optional(),
    /** For leather straps. Straps of protected animals need papers to cross a border. */
    strapLeather: z.enum(strapLeathers).optional(),
    /** Who examined the watch for the report, by name. */
    examinedBy: textSchema.optional(),
    report: reportSchema,
    service: serviceSchema,
    measured: measuredSchema.optional(),
    numbers: numbersSchema.optional(),
    papers: papersSchema,
    corrections: z.array(correctionSchema).optional(),
    words: wordsSchema,
  })
  .superRefine((watch, context) => {
    const report = reportTo(context);
    const sale = 'expected the date of the sale, such as 2026-03-11, because of "status: sold"';
    if (watch.status === 'sold' && !watch.soldOn) report(['soldOn'], sale);
    for (const locale of locales)
      for (const part of parts.filter((each) => watch.words[locale]?.report?.[each] && !watch.report[each]))
        report(['words', locale, 'report', part], `expected a note about a part of the report, which has no ${part}`);
  });

/** A watch that is not on the site yet: anything may be missing. */
export const draftSchema = z.looseObject({
  draft: z.literal('true').transform(() => true as const),
  pictures: watchSchema.shape.pictures.catch(undefined),
});

/**
 * The id is the name of a watch's file and of its pictures, and its page's path. It is made from brand, model and year, and kept
 * when these are corrected.
 */
type Named<File> = File & { id: string };

export type Watch = Named<z.infer<typeof watchSchema>>;
export type Draft = Named<z.infer<typeof draftSchema>>;

/** A watch's file without the day that its status has no use for: a sale or a reservation may have come to nothing. */
export function withoutUnusedDays<T extends { status?: unknown; soldOn?: unknown; reservedUntil?: unknown }>(
  watch: T,
): T {
  const { soldOn, reservedUntil, ...others } = watch;
  const { status } = watch;
  return { ...others, ...(status === 'sold' && { soldOn }), ...(status === 'reserved' && { reservedUntil }) } as T;
}

const END_OF_LIST = Number.MAX_SAFE_INTEGER;

/** Compares two watches for `sort`: by position, then by id, so that the order is always the same. */
export function inListOrder(a: Watch, b: Watch): number {
  return (a.position ?? END_OF_LIST) - (b.position ?? END_OF_LIST) || a.id.localeCompare(b.id, 'en');
}
