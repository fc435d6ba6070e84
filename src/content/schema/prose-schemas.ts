import { z } from 'zod';
import { wishes } from '../../contract/inquiries.ts';
import { shopDetails, termDetails } from './details.ts';
import { anyTextSchema, sampleSchema } from './field-schemas.ts';
import { documents, grades, originalities, works } from './report-schema.ts';

const details = ['name', 'currency', ...shopDetails, ...termDetails];

/** Words that may name the shop, its details, such as `{{street}}`, and its terms, such as `{{guaranteeYears}}`. */
const proseTextSchema = anyTextSchema.regex(
  new RegExp(`^([^{}]|\\{\\{(${details.join('|')})\\}\\})*$`),
  `expected no curly brackets but those of ${details.map((name) => `{{${name}}}`).join(', ')}`,
);

const paragraphsSchema = z.array(proseTextSchema).min(1);
const titledSchema = z.strictObject({ title: proseTextSchema, text: proseTextSchema });

const aboutSchema = z.strictObject({
  sample: sampleSchema,
  story: paragraphsSchema,
  philosophy: z.strictObject({ quote: proseTextSchema, text: proseTextSchema }),
  /** Its text, the promise, is on the pages on buying and grading too. */
  guarantee: z.strictObject({
    text: proseTextSchema,
    points: z.array(proseTextSchema).min(1),
    signature: proseTextSchema,
  }),
  /** Restoration, valuation, consultation. */
  services: z.array(titledSchema).length(3, 'expected three services'),
});

/** The sections of the page on buying, in its order. */
export const buyingSections = [
  'sale',
  'paying',
  'holding',
  'shipping',
  'duty',
  'straps',
  'inspection',
  'guarantee',
  'movement',
  'visit',
] as const;
export type BuyingSection = (typeof buyingSections)[number];

/** How a sale works. Terms with numbers are in `shop.yaml`, the guarantee is that of the page about the shop. */
const buyingSchema = z.strictObject({
  sample: sampleSchema,
  intro: paragraphsSchema,
  sections: z.record(
    z.enum(buyingSections).exclude(['guarantee']),
    z.strictObject({ title: proseTextSchema, text: paragraphsSchema }),
  ),
  /** What to know before a bank transfer. */
  bank: titledSchema,
});

/** The measures that a timing machine shows. */
export const measures = ['rate', 'amplitude', 'beatError'] as const;

/** Explains every word of a condition report. */
const guideSchema = z.strictObject({
  sample: sampleSchema,
  intro: paragraphsSchema,
  grades: z.strictObject({ text: proseTextSchema, words: z.record(z.enum(grades), proseTextSchema) }),
  originality: z.strictObject({ text: proseTextSchema, words: z.record(z.enum(originalities), proseTextSchema) }),
  /** What to know about radium and tritium. */
  lume: proseTextSchema,
  service: z.strictObject({
    text: paragraphsSchema,
    works: z.record(z.enum(works), proseTextSchema),
    measures: z.record(z.enum(measures), proseTextSchema),
  }),
  papers: z.strictObject({ text: proseTextSchema, words: z.record(z.enum([...documents, 'none']), proseTextSchema) }),
});

/** What a visitor's photographs should show, in the order of the checklist. */
export const photographViews = ['front', 'back', 'crownSide', 'buckle', 'papers', 'faults'] as const;
export type PhotographView = (typeof photographViews)[number];

/** For people who want to sell, trade or find a watch. */
const sellSchema = z.strictObject({
  sample: sampleSchema,
  intro: paragraphsSchema,
  wishes: z.record(z.enum(wishes), titledSchema),
  steps: z.array(titledSchema).min(1).max(12),
  photographs: z.strictObject({
    text: proseTextSchema,
    views: z.record(z.enum(photographViews), titledSchema),
    caution: proseTextSchema,
  }),
});

/** The prose of pages in one language, by the folder of `content` that has a file for each language. */
export const proseSchemas = { about: aboutSchema, buying: buyingSchema, guide: guideSchema, sell: sellSchema };

export type AboutProse = z.infer<typeof aboutSchema>;
export type BuyingProse = z.infer<typeof buyingSchema>;
export type GuideProse = z.infer<typeof guideSchema>;
export type SellProse = z.infer<typeof sellSchema>;
