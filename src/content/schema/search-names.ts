import { z } from 'zod';
import { byLocale, type Locale } from '../../i18n/locales.ts';

const arabic = z.string().regex(/^[\p{Script=Arabic}\p{M} ]+$/u, 'expected words in Arabic letters, such as رولكس');

const names = z.record(z.string(), z.string().min(1));

/** Names that visitors type for brands and models, separated by spaces, by the name that pages show. */
export const searchNamesSchema = z.strictObject({
  anywhere: names,
  /** Only for the catalogue in this language. */
  ...byLocale(() => names.optional()),
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
export function listSearchNames(locale: Locale, name: string, searchNames: SearchNames): string {
  const entries = [...Object.entries(searchNames.anywhere), ...Object.entries(searchNames[locale] ?? {})];
  const listed = entries.filter(([shown]) => ` ${name} `.includes(` ${shown} `));
  return listed.map(([, words]) => words).join(' ');
}
