import { parse } from 'yaml';
import { explainIssue } from '../../src/content/reading/explain-issue.ts';
import { isGroup } from '../../src/content/reading/is-group.ts';
import { buildSchemas, type ContentName, jsonSchemas } from '../content-schemas.ts';
import { fromFieldName, toFieldName } from '../fields.ts';
import { type Form, toData, toForm } from './form-values.ts';
import { watchToData, watchToForm } from './watch-file.ts';
import { writeYaml } from './write-yaml.ts';

/** The formats of files: the folders of `content`, and `shop`. */
export type FormatName = ContentName | 'locales';

/**
 * The texts of files that the editor has read or written, to notice those that were changed by hand meanwhile. It does not notice a
 * file that was put back: to forget a text before its file is saved would refuse what is saved again after a failure.
 */
const knownTexts = new Set<string>();

/** Whether the editor has read or written this text. */
export function isKnownText(text: string): boolean {
  return knownTexts.has(text.trim());
}

/**
 * The form of a file's text.
 *
 * @throws if the file cannot be read, or has fields that saving would delete. The editor then leaves it out, and says so.
 */
export function fileToForm(format: FormatName, text: string): Form {
  knownTexts.add(text.trim());
  if (format === 'locales') return JSON.parse(text, (_, value) => renameKeys(value, toFieldName));
  const data = parse(text, { schema: 'failsafe' }) as Form;
  const { error } = buildSchemas[format].safeParse(data, { error: explainIssue });
  const unknown = error?.issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) throw new Error(`${[...unknown.path, unknown.keys[0]].join('.')}: ${unknown.message}`);
  return format === 'watches' ? watchToForm(data) : (toForm(data, jsonSchemas[format]) as Form);
}

/** The text of a form's file. */
export function formToFile(format: FormatName, form: Form): string {
  const text = format === 'locales' ? wordsToFile(form) : writeYaml(formToData(format, form));
  knownTexts.add(text.trim());
  return text;
}

/** The data of a form's file, also in the languages that the form does not show. */
function formToData(format: ContentName, form: Form): unknown {
  return format === 'watches' ? watchToData(form) : toData(form, jsonSchemas[format]);
}

/** The text of a file of interface words. */
export function wordsToFile(form: Form): string {
  const tidy = (_: string, value: unknown) =>
    typeof value === 'string' ? value.trim() : renameKeys(value, fromFieldName);
  return `${JSON.stringify(form, tidy, 2)}\n`;
}

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), item]));
}
