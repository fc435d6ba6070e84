import type { z } from 'zod';
import { isolateLatin } from '../../i18n/isolate-latin.ts';
import type { Locale } from '../../i18n/locales.ts';
import { withShopDetails } from '../../i18n/translate.ts';
import { proseSchemas } from './prose-schemas.ts';
import { readYaml } from './read-yaml.ts';

type Prose = { [Page in keyof typeof proseSchemas]: z.infer<(typeof proseSchemas)[Page]> };

/**
 * Reads the prose of a page in a language, with the shop's details. In Arabic, Latin names and codes are isolated.
 *
 * @throws if the file has problems, which the check of the content reports before a build
 */
export function readProse<Page extends keyof Prose>(page: Page, locale: Locale): Prose[Page] {
  const { data, problems } = readYaml<unknown>(`content/${page}/${locale}.yaml`, proseSchemas[page]);
  if (!data) throw new Error(problems.join('\n'));
  return withShopDetails(locale, isolateLatin(locale, data as Prose[Page]));
}
