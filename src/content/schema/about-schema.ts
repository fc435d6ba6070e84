import { z } from 'zod';
import { text } from './words-schema.ts';

/** The prose of the About page in one language, a file of `content/about`. */
export const aboutSchema = z.strictObject({
  story: z.array(text).min(1),
  philosophy: z.strictObject({ quote: text, text }),
  guarantee: z.strictObject({ text, points: z.array(text).min(1), signature: text }),
  /** Restoration, valuation, consultation. */
  services: z.array(z.strictObject({ title: text, text })).length(3),
});

export type AboutProse = z.infer<typeof aboutSchema>;
