import { z } from 'zod';
import type { View } from '../../pictures/views.ts';
import { line, text } from '../schema/words-schema.ts';

const caption = line.optional();
const words = z.strictObject({ caption, alt: text.optional() }).optional();

/** The owner's captions and alternative texts in one language. They replace the default texts of a view. */
export const pictureWordsSchema = z.strictObject({
  // Its alternative text is the watch's `alt`.
  front: z.strictObject({ caption }).optional(),
  side: words,
  caseback: words,
  movement: words,
  buckle: words,
  lug: words,
  papers: words,
  detail: words,
  wrist: words,
  timegrapher: words,
  lume: words,
} satisfies Record<View, z.ZodType>);

/** The owner's texts about one picture in one language. */
export type PictureWords = NonNullable<z.infer<typeof words>>;
