import { parse } from 'yaml';
import type { ContentSchemas } from '../content-schemas.ts';
import { fieldName, nameOfField } from '../fields.ts';
import { toFile, toForm } from './form-values.ts';
import { readWatch, type WatchForm, watchFromForm } from './watch-file.ts';
import { writeYaml } from './write-yaml.ts';

/** How the editor reads and writes a kind of file. */
interface ContentFormat {
  read: (text: string) => unknown;
  write: (form: unknown) => string;
}

/** The formats: the folders of `content`, and `shop`. */
export type FormatName = keyof ContentSchemas | 'locales';

/** The form's field with the file's text, so that its comments are kept. */
export const sourceField = 'source';

/** The format of the files in a folder of `content`. */
export function formatOf(name: FormatName, schemas: ContentSchemas): ContentFormat {
  if (name === 'locales') return interfaceWords;
  const schema = schemas[name];
  if (name === 'watches') {
    return {
      read: (text) => {
        const form = readWatch(text, schema);
        return { ...form, en: { ...form.en, [sourceField]: text } };
      },
      write: (form) => {
        const { en, ...others } = form as WatchForm;
        const { [sourceField]: source, ...english } = en ?? {};
        return writeYaml(watchFromForm({ ...others, en: english }, schema), source as string | undefined);
      },
    };
  }
  return {
    read: (text) => ({ ...(toForm(parse(text), schema) as object), [sourceField]: text }),
    write: (form) => {
      const { [sourceField]: source, ...data } = form as Record<string, unknown>;
      return writeYaml(toFile(data, schema), source as string | undefined);
    },
  };
}

/** A file of interface words, including keys that this editor does not know yet. */
const interfaceWords: ContentFormat = {
  read: (text) => JSON.parse(text, (_, value) => renameKeys(value, fieldName)),
  write: (form) => {
    const tidy = (_: string, value: unknown) =>
      typeof value === 'string' ? value.trim() : renameKeys(value, nameOfField);
    // Direction marks are invisible, so the file has them as `\u2068`.
    const invisible = /\p{Bidi_Control}/gu;
    const escaped = (mark: string) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return `${JSON.stringify(form, tidy, 2).replace(invisible, escaped)}\n`;
  },
};

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), item]));
}
