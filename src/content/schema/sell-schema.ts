import { z } from 'zod';
import { wishes } from './inquiry-contract.ts';
import { text } from './words-schema.ts';

const titled = z.strictObject({ title: text, text });

/** What photographs should show, in the order of the checklist. */
export const views = ['front', 'back', 'crownSide', 'buckle', 'papers', 'faults'] as const;
export type View = (typeof views)[number];

/** The prose of the page for people who want to sell, trade or find a watch, in one language: a file of `content/sell`. */
export const sellSchema = z.strictObject({
  intro: z.array(text).min(1),
  wishes: z.record(z.enum(wishes), titled),
  steps: z.array(titled).min(1).max(12),
  photographs: z.strictObject({ text, views: z.record(z.enum(views), titled), caution: text }),
});

export type SellProse = z.infer<typeof sellSchema>;
