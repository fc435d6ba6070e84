import { parse } from 'yaml';
import type { ContentSchemas, JsonSchema } from '../content-schemas.ts';
import { toFile, toForm } from './form-values.ts';
import { readWatch, type WatchForm, watchFromForm } from './watch-file.ts';
import { readWords, writeWords } from './words-file.ts';
import { writeYaml } from './write-yaml.ts';

/** How the editor reads and writes a kind of file. */
export interface ContentFormat {
  read: (text: string) => unknown;
  write: (form: unknown) => string;
}

/** The formats: the folders of `content`, and `shop`. */
export const formats = ['watches', 'shop', 'about', 'buying', 'guide', 'sell', 'locales'] as const;
export type FormatName = (typeof formats)[number];

/** The form's field with the file's text, so that its comments are kept. */
export const sourceField = 'source';

/** The format of the files in a folder of `content`. */
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
