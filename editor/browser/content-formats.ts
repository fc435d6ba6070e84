import { parse } from 'yaml';
import { type ContentName, contentSchemas } from '../content-schemas.ts';
import { fieldName, nameOfField } from '../fields.ts';
import { sourceField, toFile, toForm } from './form-values.ts';
import { readWatch, watchFromForm } from './watch-file.ts';
import { writeYaml } from './write-yaml.ts';

/** The formats of files: the folders of `content`, and `shop`. */
export type FormatName = ContentName | 'locales';

/** The values of a form. Those of a watch are by language. */
export type Form = Record<string, unknown>;

/** The texts of files that the editor has read or written, to notice those that were changed by hand meanwhile. */
const knownTexts = new Set<string>();

/** Whether the editor has read or written this text. */
export function isKnownText(text: string): boolean {
  return knownTexts.has(text.trim());
}

/** Reads a file for the editor. One that cannot be read becomes a form with only its text. */
export function readFile(format: FormatName, text: string): Form {
  knownTexts.add(text.trim());
  try {
    if (format === 'locales') return JSON.parse(text, (_, value) => renameKeys(value, fieldName));
    if (format === 'watches') return readWatch(text);
    return { ...(toForm(parse(text), contentSchemas[format]) as Form), [sourceField]: text };
  } catch {
    const source = { [sourceField]: text };
    return format === 'watches' ? { en: { model: 'a file that can’t be read', ...source } } : source;
  }
}

/** Writes a form as a file. Of YAML, what has not changed keeps its comments. */
export function writeFile(format: FormatName, form: Form): string {
  const text = format === 'locales' ? writeWords(form) : writeContent(format, form);
  knownTexts.add(text.trim());
  return text;
}

function writeWords(form: Form): string {
  const tidy = (_: string, value: unknown) =>
    typeof value === 'string' ? value.trim() : renameKeys(value, nameOfField);
  return `${JSON.stringify(form, tidy, 2)}\n`;
}

function writeContent(format: ContentName, form: Form): string {
  if (format !== 'watches') return writeYaml(toFile(form, contentSchemas[format]), form[sourceField]);
  return writeYaml(watchFromForm(form), (form['en'] as Form | undefined)?.[sourceField]);
}

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), item]));
}
