import { existsSync } from 'node:fs';
import { join } from 'node:path/posix';
import type { z } from 'zod';
import { isolateLatin } from '../../i18n/isolate-latin.ts';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import { proseSchemas } from '../schema/prose-schemas.ts';
import type { WordsByLocale } from '../schema/watch-words-schema.ts';
import { findUnknownFiles } from './content-files.ts';
import { findForeignTexts } from './foreign-texts.ts';
import type { Problem } from './problem.ts';
import { readYaml } from './read-yaml.ts';

/** The prose of pages, in English and in the languages that have it. */
export type Prose = { [Page in keyof typeof proseSchemas]: WordsByLocale<z.infer<(typeof proseSchemas)[Page]>> };

/** The prose that could be read. */
export type ReadProse = { [Page in keyof Prose]: Partial<Prose[Page]> };

/** The English file of each page, and those of its translations in these languages. Notices name texts in another language. */
export function readProse(
  directory: string,
  languages: readonly Locale[],
): { data: ReadProse; problems: Problem[]; notices: Problem[] } {
  const problems: Problem[] = [];
  const notices: Problem[] = [];
  const pages = Object.entries(proseSchemas).map(([page, schema]) => {
    const words: Partial<Record<Locale, unknown>> = {};
    for (const locale of languages) {
      const file = join(directory, page, `${locale}.yaml`);
      if (locale !== defaultLocale && !existsSync(file)) continue;
      const read = readYaml<unknown>(file, schema);
      problems.push(...read.problems);
      notices.push(...findForeignTexts(locale, read.data).map((found) => ({ file, ...found })));
      if (read.data !== undefined) words[locale] = isolateLatin(locale, read.data);
    }
    problems.push(...findUnknownFiles(join(directory, page), '.yaml'));
    return [page, words];
  });
  return { data: Object.fromEntries(pages), problems, notices };
}
