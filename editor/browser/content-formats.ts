import { parse } from 'yaml';
import type { ContentSchemas, JsonSchema } from '../content-schemas.ts';
import { toFile, toForm } from './form-values.ts';
import { readWatch, type WatchForm, writeWatch } from './watch-file.ts';
import { readWords, writeWords } from './words-file.ts';
import { writeYaml } from './write-yaml.ts';

/** How the editor reads and writes the files of a kind. */
export interface ContentFormat {
  read: (text: string) => unknown;
  write: (form: unknown) => string;
}

/** The names of the formats: those of the folders of `content`, and `shop`. */
export const formats = ['watches', 'shop', 'about', 'buying', 'guide', 'sell', 'locales'] as const;
export type FormatName = (typeof formats)[number];

/** How the files of a folder of `content` are read and written. */
export function formatOf(name: FormatName, schemas: ContentSchemas): ContentFormat {
  if (name === 'watches') {
    return {
      read: (text) => readWatch(text, schemas.watch),
      write: (form) => writeWatch(form as WatchForm, schemas.watch),
    };
  }
  if (name === 'locales') return { read: readWords, write: writeWords };
  const schema: JsonSchema = schemas[name];
  return {
    read: (text) => toForm(parse(text), schema),
    write: (form) => writeYaml(toFile(form, schema)),
  };
}
