import { z } from 'zod';
import { text } from './words-schema.ts';

/** The sections of the page, in its order. */
export const buyingSections = [
  'sale',
  'paying',
  'holding',
  'shipping',
  'duty',
  'straps',
  'inspection',
  'guarantee',
  'visit',
] as const;
export type BuyingSection = (typeof buyingSections)[number];

/** The prose of the page on buying in one language, a file of `content/buying`. Terms with numbers are in `shop.yaml`. */
export const buyingSchema = z.strictObject({
  intro: z.array(text).min(1),
  sections: z.record(z.enum(buyingSections), z.strictObject({ title: text, text: z.array(text).min(1) })),
  /** What to know before a bank transfer. */
  bank: z.strictObject({ title: text, text }),
});

export type BuyingProse = z.infer<typeof buyingSchema>;
