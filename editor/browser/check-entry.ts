import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { explainIssue, explainProblem } from '../../src/content/schema/explain-issue.ts';
import { proseSchemas } from '../../src/content/schema/prose-schemas.ts';
import { shopSchema } from '../../src/content/schema/shop-schema.ts';
import { draftSchema, watchSchema } from '../../src/content/schema/watch-schema.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { views } from '../../src/pictures/views.ts';
import type { ContentSchemas } from '../content-schemas.ts';
import { fieldName } from '../fields.ts';
import { sourceField } from './content-formats.ts';
import { toFile } from './form-values.ts';
import { photographPath } from './photographs.ts';
import { optionalFacts, type WatchForm, watchAtPosition, watchFromForm } from './watch-file.ts';

/** A problem of a field of a form. */
export interface FormProblem {
  /** The field's path in the form, such as `words.description`. */
  keyPath: string;
  /** The language of the field, if each language has its own. */
  locale?: Locale;
  /** The message of the build. */
  message: string;
}

const schemaOf: Partial<Record<string, z.ZodType>> = { shop: shopSchema, ...proseSchemas };

/**
 * Checks an entry with the schemas of the build.
 *
 * @param collection the name of the editor's collection
 * @returns the problems; empty if the build accepts the entry
 */
export function checkEntry(collection: string, form: WatchForm, schemas: ContentSchemas): FormProblem[] {
  const schema = collection === 'watches' ? watchSchema : schemaOf[collection];
  if (!schema) return [];
  const lost = Object.values(form).flatMap((values) => findLost(schema, values[sourceField]));
  if (lost.length > 0) return lost;
  if (collection === 'watches') return checkWatch(form, schemas);
  const json = schemas[collection as keyof ContentSchemas];
  return Object.entries(form).flatMap(([locale, values]) =>
    problemsOf(schema, toFile(values, json) ?? {}).map(({ path, message }) => ({
      keyPath: path.map((key) => fieldName(String(key))).join('.'),
      ...(collection !== 'shop' && { locale: locale as Locale }),
      message,
    })),
  );
}

/**
 * Finds what saving would delete, because the editor writes only what it knows: fields that the schema does not have, such as
 * a misspelt language, and everything in a file that cannot be read.
 */
function findLost(schema: z.ZodType, source: unknown): FormProblem[] {
  if (typeof source !== 'string') return [];
  const problem = (message: string) => ({ keyPath: sourceField, message: `${message}. Fix the file by hand first.` });
  const document = parseDocument(source);
  const [syntaxError] = document.errors;
  if (syntaxError) return [problem(`can't be read: ${syntaxError.message.split('\n')[0]}`)];
  const { error } = schema.safeParse(document.toJS(), { error: explainIssue });
  const unknown = (error?.issues ?? []).filter(({ code }) => code === 'unrecognized_keys');
  return unknown.map(({ path, message }) => problem([...path, message].join(': ')));
}

function checkWatch(form: WatchForm, schemas: ContentSchemas): FormProblem[] {
  const watch = watchFromForm(form, schemas.watches);
  const optional = optionalFacts(schemas.watches);
  const problems = problemsOf(watch['draft'] === true ? draftSchema : watchSchema, watch).map(
    ({ path, message }): FormProblem => {
      const keys = path.map((key) => fieldName(String(key)));
      const [first = '', locale, ...rest] = keys;
      if (first === 'words' && locale)
        return { keyPath: ['words', ...rest].join('.'), locale: locale as Locale, message };
      return { keyPath: (optional.includes(first) ? ['further', ...keys] : keys).join('.'), message };
    },
  );
  return [...problems, ...checkFront(form), ...checkPhotographs(form, String(watch['id'])), ...checkPosition(watch)];
}

/** A watch that is not a draft needs a picture of its front. Only a saved one may have a rendering. */
function checkFront({ en = {} }: WatchForm): FormProblem[] {
  const { front } = (en['photographs'] ?? {}) as Record<string, string | undefined>;
  if (front || en['draft'] === true || en[sourceField]) return [];
  return [{ keyPath: 'photographs.front', message: 'expected a photograph, unless the watch is a draft' }];
}

/** A photograph that was dragged in, or chosen from existing ones, has another name, which the site does not find. */
function checkPhotographs({ en = {} }: WatchForm, id: string): FormProblem[] {
  const photographs = (en['photographs'] ?? {}) as Record<string, string | undefined>;
  return views.flatMap((view) => {
    const path = photographs[view];
    const copies = photographPath(id, view).replace('.jpg', '');
    if (!path || (path.startsWith(copies) && /^(-\d+)?\.jpg$/.test(path.slice(copies.length)))) return [];
    return [{ keyPath: `photographs.${view}`, message: 'expected a photograph chosen with Browse, then Upload' }];
  });
}

function checkPosition({ position, id, draft }: Record<string, unknown>): FormProblem[] {
  const other = draft === true ? undefined : watchAtPosition(position, id);
  return other
    ? [{ keyPath: 'position', message: `expected a place of its own, but ${other} has ${position} too` }]
    : [];
}

function problemsOf(schema: z.ZodType, data: unknown): { path: PropertyKey[]; message: string }[] {
  const { error } = schema.safeParse(data, { error: explainIssue });
  return (error?.issues ?? []).map((issue) => ({ path: issue.path, message: explainProblem(issue, data) }));
}
