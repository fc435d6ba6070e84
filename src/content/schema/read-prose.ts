import { getEntry } from 'astro:content';
import type { z } from 'zod';
import { isolateLatin } from '../../i18n/isolate-latin.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { proseSchemas } from './prose-schemas.ts';

/**
 * The prose of a page in one language. In Arabic, Latin names and codes are isolated.
 *
 * @throws if there is no file for the language, which the build has reported before
 */
export async function readProse<Page extends keyof typeof proseSchemas>(
  page: Page,
  locale: Locale,
): Promise<z.infer<(typeof proseSchemas)[Page]>> {
  const entry = await getEntry(page, locale);
  if (!entry) throw new Error(`content/${page}/${locale}.yaml: expected a file for this language`);
  return isolateLatin(locale, entry.data as z.infer<(typeof proseSchemas)[Page]>);
}
