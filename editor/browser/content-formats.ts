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

/** The texts of files that the editor has read or written, to notice those that were changed by hand meanwhile. */
const knownTexts = new Set<string>();

/** Whether the editor has read or written this text. */
export function isKnownText(text: string): boolean {
  return knownTexts.has(text.trim());
}

/** The format of the files in a folder of `content`. A file that cannot be read becomes a form with only its text. */
export function formatOf(name: FormatName, schemas: ContentSchemas): ContentFormat {
  const { read, write } = plainFormatOf(name, schemas);
  const note = (text: string) => {
    knownTexts.add(text.trim());
    return text;
  };
  return {
    read: (text) => {
      note(text);
      try {
        return read(text);
      } catch {
        return name === 'watches'
          ? { en: { model: 'a file that can’t be read', [sourceField]: text } }
          : { [sourceField]: text };
      }
    },
    write: (form) => note(write(form)),
  };
}

function plainFormatOf(name: FormatName, schemas: ContentSchemas): ContentFormat {
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
