import { z } from 'zod';
import { wishes } from '../../contract/inquiries.ts';
import { shopDetails, termDetails } from './details.ts';
import { anyTextSchema, sampleSchema } from './field-schemas.ts';
import { documents, grades, originalities, works } from './report-schema.ts';

const details = ['name', 'currency', ...shopDetails, ...termDetails];

/** Words that may name the shop, its details, such as `{{street}}`, and its terms, such as `{{guaranteeYears}}`. */
const proseText = anyTextSchema.regex(
  new RegExp(`^([^{}]|\\{\\{(${details.join('|')})\\}\\})*$`),
  `expected no curly brackets but those of ${details.map((name) => `{{${name}}}`).join(', ')}`,
);

const paragraphs = z.array(proseText).min(1);
const titled = z.strictObject({ title: proseText, text: proseText });

const about = z.strictObject({
  sample: sampleSchema,
  story: paragraphs,
  philosophy: z.strictObject({ quote: proseText, text: proseText }),
  /** Its text, the promise, is on the pages on buying and grading too. */
  guarantee: z.strictObject({ text: proseText, points: z.array(proseText).min(1), signature: proseText }),
  /** Restoration, valuation, consultation. */
  services: z.array(titled).length(3, 'expected three services'),
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
const buying = z.strictObject({
  sample: sampleSchema,
  intro: paragraphs,
  sections: z.record(
    z.enum(buyingSections).exclude(['guarantee']),
    z.strictObject({ title: proseText, text: paragraphs }),
  ),
  /** What to know before a bank transfer. */
  bank: titled,
});

/** The measures that a timing machine shows. */
export const measures = ['rate', 'amplitude', 'beatError'] as const;

/** Explains every word of a condition report. */
const guide = z.strictObject({
  sample: sampleSchema,
  intro: paragraphs,
  grades: z.strictObject({ text: proseText, words: z.record(z.enum(grades), proseText) }),
  originality: z.strictObject({ text: proseText, words: z.record(z.enum(originalities), proseText) }),
  /** What to know about radium and tritium. */
  lume: proseText,
  service: z.strictObject({
    text: paragraphs,
    works: z.record(z.enum(works), proseText),
    measures: z.record(z.enum(measures), proseText),
  }),
  papers: z.strictObject({ text: proseText, words: z.record(z.enum([...documents, 'none']), proseText) }),
});

/** What a visitor's photographs should show, in the order of the checklist. */
export const photographViews = ['front', 'back', 'crownSide', 'buckle', 'papers', 'faults'] as const;
export type PhotographView = (typeof photographViews)[number];

/** For people who want to sell, trade or find a watch. */
const sell = z.strictObject({
  sample: sampleSchema,
  intro: paragraphs,
  wishes: z.record(z.enum(wishes), titled),
  steps: z.array(titled).min(1).max(12),
  photographs: z.strictObject({
    text: proseText,
    views: z.record(z.enum(photographViews), titled),
    caution: proseText,
  }),
});

/** The prose of pages in one language, by the folder of `content` that has a file for each language. */
export const proseSchemas = { about, buying, guide, sell };

export type AboutProse = z.infer<typeof about>;
export type BuyingProse = z.infer<typeof buying>;
export type GuideProse = z.infer<typeof guide>;
export type SellProse = z.infer<typeof sell>;
