import { z } from 'zod';
import type { Locale } from '../../i18n/locales.ts';

const arabic = z.string().regex(/^[\p{Script=Arabic}\p{M} ]+$/u, 'expected words in Arabic letters, such as رولكس');

/** Names that visitors type for brands and models, separated by spaces, by the name that pages show. */
export const searchNamesSchema = z.strictObject({
  anywhere: z.record(z.string(), z.string().min(1)),
  /** Only for the Arabic catalogue. */
  ar: z.record(z.string(), arabic).optional(),
});

export type SearchNames = z.infer<typeof searchNamesSchema>;

/**
 * The other names of a watch for the search.
 *
 * @param name brand and model
 * @param searchNames from `virtual:content`
 * @returns separated by spaces; empty if the owner has listed none
 */
export function listSearchNames(locale: Locale, name: string, { anywhere, ar = {} }: SearchNames): string {
  const names = [...Object.entries(anywhere), ...(locale === 'ar' ? Object.entries(ar) : [])];
  const listed = names.filter(([shown]) => ` ${name} `.includes(` ${shown} `));
  return listed.map(([, words]) => words).join(' ');
}
