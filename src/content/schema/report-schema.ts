import { z } from 'zod';
import { daySchema, decimalNumber, lineSchema, past, textSchema } from './field-schemas.ts';

/** Where a part comes from. The guide explains each word. */
export const originalities = ['original', 'period', 'service part', 'refinished', 'replaced', 'not known'] as const;

/** The condition of a part, the best first. The guide explains each word. */
export const grades = ['as new', 'excellent', 'very good', 'good', 'worn', 'not examined'] as const;
export type Grade = (typeof grades)[number];

/** The work of a service, in display order. */
export const works = ['serviced', 'cleaned', 'oiled', 'regulated', 'timed', 'parts replaced'] as const;

/** The positions of a watch on a timing machine, in the order of the table. */
export const positions = ['dial up', 'dial down', 'crown up', 'crown down', 'crown left', 'crown right'] as const;

const numberAnswers = ['shown', 'masked', 'on request', 'not known'] as const;

export const documents = ['box', 'papers', 'extract'] as const;

/** A message for a missing field. Other errors keep their own. */
const ifLeftOut = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? message : undefined),
});

const partSchema = z.strictObject(
  { originality: z.enum(originalities), grade: z.enum(grades) },
  ifLeftOut('expected originality and grade; "not known" and "not examined" are answers'),
);

/** Originality and grade of every part. Bezel, lume and pushers only if the watch has them. */
export const reportSchema = z.strictObject(
  {
    case: partSchema,
    bezel: partSchema.optional(),
    dial: partSchema,
    hands: partSchema,
    lume: partSchema.optional(),
    crystal: partSchema,
    crown: partSchema,
    pushers: partSchema.optional(),
    strap: partSchema,
    movement: partSchema,
  },
  ifLeftOut('expected originality and grade of each part'),
);

/** The parts of a condition report, in the order in which it lists them. */
export const parts = reportSchema.keyof().options;
export type Part = keyof Report;

const notKnownSchema = z.literal('not known');

/** A value, or `not known`. */
function known<T extends z.ZodType>(value: T, expected: string) {
  return z.union([value, notKnownSchema], { error: `expected ${expected}, or "not known"` });
}

const partialDateSchema = known(
  z.union([z.iso.date(), z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/)]),
  'a date such as 2024-03-11, 2024-03 or 2024',
);

/** The last service. Every field is a value or `not known`. */
export const serviceSchema = z.strictObject(
  {
    /** A day, a month or a year of ISO 8601. */
    date: past(partialDateSchema),
    /** `our workshop`, `not known` or the name of a watchmaker. */
    by: z.string({ error: 'expected "our workshop", a name, or "not known"' }).trim().min(1),
    done: known(z.array(z.enum(works)).min(1), `a list of ${quoted(works)}`),
  },
  ifLeftOut('expected date, by and done; "not known" is an answer'),
);

const readingSchema = z.strictObject({
  position: z.enum(positions),
  /** Seconds a day; a watch that gains has a positive rate. */
  rate: decimalNumber(-300, 300, 'expected seconds a day, such as 4 or -6'),
  /** Degrees. */
  amplitude: decimalNumber(90, 360, 'expected degrees, such as 285'),
});

/** The timing machine's readings, independent of the last service. Left out if the watch was not measured. */
export const measuredSchema = z.strictObject({
  date: past(daySchema),
  positions: z
    .array(readingSchema)
    .min(1)
    .refine((readings) => new Set(readings.map(({ position }) => position)).size === readings.length, {
      error: 'expected each position once',
    }),
  /** Milliseconds. */
  beatError: decimalNumber(0, 20, 'expected milliseconds, such as 0.3').optional(),
});

/**
 * Whether visitors see the numbers of case and movement. The numbers without their last figures, such as `28 4xx xxx`, are
 * optional with every answer.
 */
export const numbersSchema = z.strictObject({
  given: z.enum(numberAnswers),
  ofCase: textSchema.optional(),
  ofMovement: textSchema.optional(),
});

/** What comes with the watch: a list, `none` or `not known`. */
export const papersSchema = z.union([z.array(z.enum(documents)).min(1), z.literal('none'), notKnownSchema], {
  error: `expected a list of ${quoted(documents)}, or "none", or "not known"`,
});

type Report = z.infer<typeof reportSchema>;
export type Service = z.infer<typeof serviceSchema>;
export type Numbers = z.infer<typeof numbersSchema>;
export type Papers = z.infer<typeof papersSchema>;

function quoted(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ');
}

/** What a note can be about. */
const noteSubjects = [...parts, 'service', 'papers'] as const;
export type NoteSubject = (typeof noteSubjects)[number];

/** The notes of a report in one language, for parts that need more than originality and grade. */
export const notesSchema = z.partialRecord(z.enum(noteSubjects), lineSchema);
