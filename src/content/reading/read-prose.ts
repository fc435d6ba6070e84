import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { isolateLatin } from '../../i18n/isolate-latin.ts';
import { defaultLocale, locales } from '../../i18n/locales.ts';
import { proseSchemas } from '../schema/prose-schemas.ts';
import type { Terms } from '../schema/terms-schema.ts';
import type { WordsByLocale } from '../schema/watch-schema.ts';
import { findUnknownFiles } from './content-files.ts';
import { findTermProblems } from './find-term-problems.ts';
import { readYaml } from './read-yaml.ts';

/** The prose of pages, in English and in the languages that have it. */
export type Prose = { [Page in keyof typeof proseSchemas]: WordsByLocale<z.infer<(typeof proseSchemas)[Page]>> };

/** The English file of each page, and those of its translations. They may name `terms`, which may be unreadable. */
export function readProse(directory: string, terms: Terms | undefined): { data?: Prose; problems: string[] } {
  const files = Object.entries(proseSchemas).flatMap(([page, schema]) =>
    locales.flatMap((locale) => {
      const file = join(directory, page, `${locale}.yaml`);
      if (!existsSync(file))
        return locale === defaultLocale ? { page, locale, problems: [`${file}: expected a file in English`] } : [];
      const { data, problems } = readYaml<unknown>(file, schema);
      const termProblems = terms ? findTermProblems(data, terms) : [];
      return { page, locale, data, problems: [...problems, ...termProblems.map((problem) => `${file}: ${problem}`)] };
    }),
  );
  const unknown = Object.keys(proseSchemas).flatMap((page) => findUnknownFiles(join(directory, page), '.yaml'));
  const problems = [...files.flatMap((file) => file.problems), ...unknown];
  if (problems.length > 0) return { problems };
  const pages = Object.keys(proseSchemas).map((page) => {
    const ofPage = files.filter((file) => file.page === page);
    return [page, Object.fromEntries(ofPage.map(({ locale, data }) => [locale, isolateLatin(locale, data)]))];
  });
  return { data: Object.fromEntries(pages), problems };
}
