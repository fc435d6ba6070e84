import { z } from 'zod';
import { type View, views } from '../../pictures/views.ts';
import { line, text } from './field-schemas.ts';

const caption = line.optional();
const words = z.strictObject({ caption, alt: text.optional() }).optional();
const wordsByView = Object.fromEntries(views.map((view) => [view, words])) as Record<View, typeof words>;

/** The owner's captions and alternative texts in one language. They replace the default texts of a view. */
export const pictureWordsSchema = z.strictObject({
  ...wordsByView,
  // Its alternative text is the watch's `alt`.
  front: z.strictObject({ caption }).optional(),
});

/** The owner's texts about one picture in one language. */
export type PictureWords = NonNullable<z.infer<typeof words>>;
