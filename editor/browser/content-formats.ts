import { parse } from 'yaml';
import { explainIssue } from '../../src/content/reading/explain-issue.ts';
import { isGroup } from '../../src/content/reading/is-group.ts';
import { buildSchemas, type ContentName, contentSchemas } from '../content-schemas.ts';
import { fieldName, nameOfField } from '../fields.ts';
import { type Form, toFile, toForm } from './form-values.ts';
import { readWatch, writeWatch } from './watch-file.ts';
import { writeYaml } from './write-yaml.ts';

/** The formats of files: the folders of `content`, and `shop`. */
export type FormatName = ContentName | 'locales';

/** The texts of files that the editor has read or written, to notice those that were changed by hand meanwhile. */
const knownTexts = new Set<string>();

/** Whether the editor has read or written this text. */
export function isKnownText(text: string): boolean {
  return knownTexts.has(text.trim());
}

/**
 * Reads a file for the editor.
 *
 * @throws if the file cannot be read, or has fields that saving would delete. The editor then leaves it out, and says so.
 */
export function readFile(format: FormatName, text: string): Form {
  knownTexts.add(text.trim());
  if (format === 'locales') return JSON.parse(text, (_, value) => renameKeys(value, fieldName));
  const data = parse(text, { schema: 'failsafe' }) as Form;
  const { error } = buildSchemas[format].safeParse(data, { error: explainIssue });
  const unknown = error?.issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) throw new Error(`${[...unknown.path, unknown.keys[0]].join('.')}: ${unknown.message}`);
  return format === 'watches' ? readWatch(data) : (toForm(data, contentSchemas[format]) as Form);
}

/** Writes a form as a file. */
export function writeFile(format: FormatName, form: Form): string {
  const text = format === 'locales' ? writeWords(form) : writeYaml(dataOf(format, form));
  knownTexts.add(text.trim());
  return text;
}

function dataOf(format: ContentName, form: Form): unknown {
  return format === 'watches' ? writeWatch(form) : toFile(form, contentSchemas[format]);
}

/** Writes a file of interface words. */
export function writeWords(form: Form): string {
  const tidy = (_: string, value: unknown) =>
    typeof value === 'string' ? value.trim() : renameKeys(value, nameOfField);
  return `${JSON.stringify(form, tidy, 2)}\n`;
}

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), item]));
}
