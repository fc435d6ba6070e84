import { parse } from 'yaml';
import type { z } from 'zod';
import { explainIssue } from '../../src/content/reading/explain-issue.ts';
import { isGroup } from '../../src/content/reading/is-group.ts';
import { buildSchemas, type ContentName, jsonSchemas } from '../content-schemas.ts';
import { fromFieldName, toFieldName } from '../fields.ts';
import { type Form, toData, toForm } from './form-values.ts';
import { watchToData, watchToForm } from './watch-file.ts';
import { writeYaml } from './write-yaml.ts';

/** The editor's collections. The files of each have a format of the same name. */
export type CollectionName = ContentName | 'locales';

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
 * @throws if the file cannot be read, or has something that saving would delete. The editor then leaves it out, and says so.
 */
export function fileToForm(collection: CollectionName, text: string): Form {
  knownTexts.add(text.trim());
  if (collection === 'locales') return JSON.parse(text, (_, value) => renameKeys(value, toFieldName));
  const data = parse(text, { schema: 'failsafe' }) as Form;
  refuseLosses(collection, data);
  return collection === 'watches' ? watchToForm(data) : (toForm(data, jsonSchemas[collection]) as Form);
}

function refuseLosses(collection: ContentName, data: Form): void {
  const { error } = buildSchemas[collection].safeParse(data, { error: explainIssue, reportInput: true });
  const lost = error?.issues.find(isLost);
  if (!lost) return;
  const [key = []] = lost.code === 'unrecognized_keys' ? lost.keys : [];
  throw new Error(`${lost.path.concat(key).join('.')}: ${lost.message}`);
}

/** Whether a form has no place for a value: an unknown field, a text instead of a group or a list, a flag that is not `true`. */
function isLost(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'invalid_value') return issue.values.join() === 'true,false';
  return issue.code === 'unrecognized_keys' || (issue.code === 'invalid_type' && Boolean(issue.input));
}

/** The text of a form's file. */
export function formToFile(collection: CollectionName, form: Form): string {
  const text = collection === 'locales' ? wordsToFile(form) : writeYaml(formToData(collection, form));
  knownTexts.add(text.trim());
  return text;
}

/** The data of a form's file, also in the languages that the form does not show. */
function formToData(collection: ContentName, form: Form): unknown {
  return collection === 'watches' ? watchToData(form) : toData(form, jsonSchemas[collection]);
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
