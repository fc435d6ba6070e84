import { z } from 'zod';
import { documents, grades, originalities, works } from './report-schema.ts';
import { text } from './words-schema.ts';

/** The measures that a timing machine shows. */
export const measures = ['rate', 'amplitude', 'beatError'] as const;

/** The prose of the guide in one language, a file of `content/guide`: it explains every word of a condition report. */
export const guideSchema = z.strictObject({
  intro: z.array(text).min(1),
  grades: z.strictObject({ text, words: z.record(z.enum(grades), text) }),
  originality: z.strictObject({ text, words: z.record(z.enum(originalities), text) }),
  /** What to know about radium and tritium. */
  lume: text,
  service: z.strictObject({
    text: z.array(text).min(1),
    works: z.record(z.enum(works), text),
    measures: z.record(z.enum(measures), text),
  }),
  papers: z.strictObject({ text, words: z.record(z.enum([...documents, 'none']), text) }),
});

export type GuideProse = z.infer<typeof guideSchema>;
