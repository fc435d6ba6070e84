import { parse } from 'yaml';
import type { ContentSchemas, JsonSchema } from '../content-schemas.ts';
import { toFile, toForm } from './form-values.ts';
import { readWatch, type WatchForm, watchFromForm } from './watch-file.ts';
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

/** The text that a form was read from goes along in this field, so that comments in it are kept. */
export const sourceField = 'source';

/** How the files of a folder of `content` are read and written. */
export function formatOf(name: FormatName, schemas: ContentSchemas): ContentFormat {
  if (name === 'locales') return { read: readWords, write: writeWords };
  if (name === 'watches') {
    return {
      read: (text) => {
        const form = readWatch(text, schemas.watch);
        return { ...form, en: { ...form.en, [sourceField]: text } };
      },
      write: (form) => {
        const { en, ...others } = form as WatchForm;
        const { [sourceField]: source, ...english } = en ?? {};
        return writeYaml(watchFromForm({ ...others, en: english }, schemas.watch), source as string | undefined);
      },
    };
  }
  const schema: JsonSchema = schemas[name];
  return {
    read: (text) => ({ ...(toForm(parse(text), schema) as object), [sourceField]: text }),
    write: (form) => {
      const { [sourceField]: source, ...data } = form as Record<string, unknown>;
      return writeYaml(toFile(data, schema), source as string | undefined);
    },
  };
}
