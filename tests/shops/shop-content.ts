import type { z } from 'zod';
import type { shopSchema } from '../../src/content/schema/shop-schema.ts';
import type { watchSchema } from '../../src/content/schema/watch-schema.ts';
import type { Locale } from '../../src/i18n/locales.ts';

/** The files of a shop. */
export interface ShopContent {
  shop: z.input<typeof shopSchema>;
  watches: (z.input<typeof watchSchema> & { id: string })[];
  /** The ids of watches that are not on the site yet. */
  drafts?: string[];
  /** The size in pixels of each photograph, by name. */
  photographs?: Record<string, [width: number, height: number]>;
  /** Interface texts that replace the project's, by language and group. */
  texts?: Partial<Record<Locale, Record<string, Record<string, string>>>>;
  /** A language that the project does not have: its line in `src/i18n/locales.ts`, and its first words. */
  newLanguage?: { code: string; line: string; words: object };
  /** Files of prose that the owner has deleted, because they are not translated. */
  deleted?: string[];
}
