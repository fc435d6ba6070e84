import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { compareTexts } from '../../src/content/schema/compare-texts.ts';
import { explainIssue, explainProblem } from '../../src/content/schema/explain-issue.ts';
import { draftSchema, watchSchema } from '../../src/content/schema/watch-schema.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { pictureNameOf, views } from '../../src/pictures/views.ts';
import { buildSchemas, contentSchemas } from '../content-schemas.ts';
import { fieldName } from '../fields.ts';
import { englishWords } from '../interface-words.ts';
import { type Form, type FormatName, writeFile } from './content-formats.ts';
import { sourceField, toFile } from './form-values.ts';
import { pictureFiles, type WatchForm, watchFromForm } from './watch-file.ts';

/** A problem of a field of a form. */
export interface FormProblem {
  /** The field's path in the form, such as `words.description`. */
  keyPath: string;
  /** The language of the field, if each language has its own. */
  locale?: Locale;
  /** The message of the build. */
  message: string;
}

/**
 * Checks an entry with the schemas of the build.
 *
 * @param collection the name of the editor's collection
 * @param slug the name of the file, such as `de`
 * @returns the problems; empty if the build accepts the entry
 */
export function checkEntry(collection: FormatName, form: WatchForm, slug = ''): FormProblem[] {
  if (collection === 'locales') return checkWords(slug as Locale, form.en ?? {});
  const schema = buildSchemas[collection];
  const lost = Object.values(form).flatMap((values) => findLost(schema, values[sourceField]));
  if (lost.length > 0) return lost;
  if (collection === 'watches') return checkWatch(form);
  return Object.entries(form).flatMap(([locale, values]) =>
    problemsOf(schema, toFile(values, contentSchemas[collection]) ?? {}).map((problem) =>
      collection === 'shop' ? problem : { ...problem, locale: locale as Locale },
    ),
  );
}

/** Checks a file of interface words as the build does: it needs the keys and placeholders of English. */
function checkWords(locale: Locale, form: Form): FormProblem[] {
  if (form[sourceField]) return [{ keyPath: sourceField, message: "can't be read. Fix the file by hand first." }];
  const words = JSON.parse(writeFile('locales', form));
  return compareTexts(locale, words, englishWords).map((problem) => {
    const [path = '', message = ''] = problem.split(/: (.*)/s);
    return { keyPath: fieldName(path), message };
  });
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

function checkWatch(form: WatchForm): FormProblem[] {
  const watch = watchFromForm(form);
  const schema = watch['draft'] === true ? draftSchema : watchSchema;
  const problems = problemsOf(schema, watch).map((problem) => {
    const [, locale, rest] = problem.keyPath.match(/^words\.(\w+)(.*)/) ?? [];
    return locale ? { ...problem, keyPath: `words${rest}`, locale: locale as Locale } : problem;
  });
  return [...problems, ...checkPhotographs(form, String(watch['id']))];
}

/**
 * A watch needs a picture of its front, unless it is a draft. A photograph that was dragged in, or chosen from existing ones,
 * has another name, which the site does not find.
 */
function checkPhotographs({ en = {} }: WatchForm, id: string): FormProblem[] {
  const photographs = (en['photographs'] ?? {}) as Record<string, string | undefined>;
  const mayLackFront = en['draft'] === true || pictureFiles.has(id);
  return views.flatMap((view) => {
    const keyPath = `photographs.${view}`;
    const path = photographs[view];
    if (!path && (view !== 'front' || mayLackFront)) return [];
    if (!path) return [{ keyPath, message: 'expected a photograph, unless the watch is a draft' }];
    const name = pictureNameOf(id, view);
    // A number marks a later photograph of the same view.
    const isNamed = new RegExp(`/${name}(-\\d+)?\\.jpg$`).test(path) || path === pictureFiles.get(name);
    return isNamed ? [] : [{ keyPath, message: 'expected a photograph chosen with Browse, then Upload' }];
  });
}

function problemsOf(schema: z.ZodType, data: unknown): FormProblem[] {
  const { error } = schema.safeParse(data, { error: explainIssue });
  return (error?.issues ?? []).map((issue) => ({
    keyPath: issue.path.map((key) => fieldName(String(key))).join('.'),
    message: explainProblem(issue, data),
  }));
}
