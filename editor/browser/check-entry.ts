import type { z } from 'zod';
import englishText from '../../content/locales/en.json?raw';
import { checkTogether, findWaitingWords } from '../../src/content/reading/check-together.ts';
import { compareTexts } from '../../src/content/reading/compare-texts.ts';
import { explainError, explainIssue } from '../../src/content/reading/explain-issue.ts';
import { findForeignTexts } from '../../src/content/reading/foreign-texts.ts';
import type { FieldProblem } from '../../src/content/reading/problem.ts';
import { draftSchema, watchSchema } from '../../src/content/schema/watch-schema.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { watchIdPattern } from '../../src/i18n/routes.ts';
import { pictureNameOf, type View, views } from '../../src/pictures/views.ts';
import { buildSchemas, type ContentName } from '../content-schemas.ts';
import { labelOf } from '../fields.ts';
import { type FormatName, toContent, writeFile } from './content-formats.ts';
import type { Form } from './form-values.ts';
import { type WatchForm, watchFromForm } from './watch-file.ts';

/** The pictures of the site without those that a watch's file names: of these, the form knows. */
export interface SitePictures {
  names: readonly string[];
  /** Those that are renderings: a photograph of the front replaces all of its watch. */
  renderings: readonly string[];
}

/**
 * Checks an entry as the build does: with its schema, and a watch together with its pictures. What other files say, only the
 * build knows.
 *
 * @param collection the name of the editor's collection
 * @param slug the name of the file, such as `de`, or the id of a watch
 * @returns one line for each problem, with the labels of the form: `Report, Case, Grade: expected "excellent" or …`
 */
export function checkEntry(collection: FormatName, form: WatchForm, slug: string, pictures: SitePictures): string[] {
  return [...new Set(findProblems(collection, form, slug, pictures).map(inForm))];
}

/**
 * What the owner should look at in an entry that can be saved, as the build lists it: words that wait for a photograph, and
 * texts in another language's field.
 *
 * @returns lines as of {@link checkEntry}
 */
export function noticesOfEntry(
  collection: FormatName,
  form: WatchForm,
  slug: string,
  pictures: SitePictures,
): string[] {
  if (collection === 'shop') return [];
  if (collection === 'locales') return findForeignTexts(slug as Locale, form.en).map(inForm);
  if (collection !== 'watches') return findForeign(form).map(inForm);
  const data = watchFromForm(withoutUnread(form));
  const words = data['words'] ?? {};
  const waiting = findWaitingWords({ id: slug, words }, pictureNamesOfWatch(slug, data['pictures'] ?? {}, pictures));
  return [...waiting, ...findForeign(words, ['words'])].map(inForm);
}

/**
 * Finds texts in another language's field.
 *
 * @param path of the languages in the form
 */
function findForeign(textsByLanguage: Partial<Record<Locale, unknown>>, path: readonly string[] = []): FieldProblem[] {
  return Object.entries(textsByLanguage).flatMap(([locale, texts]) =>
    findForeignTexts(locale as Locale, texts).map((found) => ({ ...found, path: [...path, locale, ...found.path] })),
  );
}

function findProblems(collection: FormatName, form: WatchForm, slug: string, pictures: SitePictures): FieldProblem[] {
  if (collection === 'locales') return checkWords(slug as Locale, form.en ?? {});
  if (collection === 'watches') return checkWatch(slug, form, pictures);
  if (collection === 'shop') return checkFile('shop', form.en ?? {});
  return Object.entries(form).flatMap(([locale, values]) =>
    checkFile(collection, values).map(({ path, message }) => ({ path: [locale, ...path], message })),
  );
}

/** Checks a file of interface words: it needs the keys and placeholders of English. */
function checkWords(locale: Locale, form: Form): FieldProblem[] {
  return compareTexts(locale, JSON.parse(writeFile('locales', form)), JSON.parse(englishText));
}

function checkFile(name: ContentName, values: Form): FieldProblem[] {
  return problemsOf(buildSchemas[name], toContent(name, values) ?? {});
}

function checkWatch(id: string, form: WatchForm, pictures: SitePictures): FieldProblem[] {
  const data = watchFromForm(withoutUnread(form));
  if (!watchIdPattern.test(id)) return [{ path: ['model'], message: unnamed }];
  if (data['draft'] === 'true') return problemsOf(draftSchema, data);
  const words = watchSchema.safeParse(data).data?.words ?? {};
  const names = pictureNamesOfWatch(id, data['pictures'] ?? {}, pictures);
  return [...checkTogether({ watches: [{ id, words }] }, names), ...problemsOf(watchSchema, data)];
}

/** Without the words of languages that the site does not have, which the build does not read either. */
function withoutUnread(form: WatchForm): WatchForm {
  return { ...form, en: { ...form.en, wordsOfFile: undefined } };
}

const unnamed = 'expected letters, digits and hyphens, because the file is named after brand, model and year';

/** The names of the pictures that the site has of a watch, once its form is saved with these photographs. */
function pictureNamesOfWatch(
  id: string,
  form: Partial<Record<View, string>>,
  { names, renderings }: SitePictures,
): Set<string> {
  const isShown = (name: string) => names.includes(name) && !(form.front && renderings.includes(name));
  return new Set(
    views.flatMap((view) => (form[view] || isShown(pictureNameOf(id, view)) ? pictureNameOf(id, view) : [])),
  );
}

function problemsOf(schema: z.ZodType, data: unknown): FieldProblem[] {
  const { error } = schema.safeParse(data, { error: explainIssue });
  return error ? explainError(error, data) : [];
}

/** A problem with the labels of its field in the form. Entries of lists are counted from one. */
function inForm({ path, message }: FieldProblem): string {
  const labels = path.map((key, index) => (typeof key === 'number' ? key + 1 : labelOf(String(key), path[index - 1])));
  return `${labels.join(', ')}: ${message}`;
}
