import type { z } from 'zod';
import englishText from '../../content/locales/en.json?raw';
import { checkTogether } from '../../src/content/reading/check-together.ts';
import { compareTexts } from '../../src/content/reading/compare-texts.ts';
import { explainError, explainIssue } from '../../src/content/reading/explain-issue.ts';
import type { FieldProblem, Problem } from '../../src/content/reading/problem.ts';
import { pictureNameOfFile, shopSchema } from '../../src/content/schema/shop-schema.ts';
import { draftSchema, watchSchema } from '../../src/content/schema/watch-schema.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { watchIdPattern } from '../../src/i18n/routes.ts';
import { buildSchemas, type ContentName } from '../content-schemas.ts';
import { labelOf } from '../fields.ts';
import { type FormatName, toContent, writeFile } from './content-formats.ts';
import type { Form } from './form-values.ts';
import { knownProse, knownShop, pictureNamesWith, rememberSaved, type SiteState } from './other-files.ts';
import { type Photographs, type WatchForm, watchFromForm } from './watch-file.ts';

/**
 * Checks an entry as the build does: with its schema, and together with the other files that the editor has read.
 *
 * @param collection the name of the editor's collection
 * @param slug the name of the file, such as `de`, or the id of a watch
 * @param state of the site's other files
 * @returns one line for each problem, with the labels of the form: `Report, Case, Grade: expected "excellent" or …`
 */
export function checkEntry(collection: FormatName, form: WatchForm, slug: string, state: SiteState): string[] {
  return [...new Set(findProblems(collection, form, slug, state).map(inForm))];
}

function findProblems(collection: FormatName, form: WatchForm, slug: string, state: SiteState): FieldProblem[] {
  if (collection === 'locales') return checkWords(slug as Locale, form.en ?? {});
  if (collection === 'watches') return checkWatch(slug, form, state);
  const files = Object.entries(form).map(([locale, values]) => ({
    locale,
    data: toContent(collection, values) ?? {},
  }));
  const problems =
    collection === 'shop'
      ? files.flatMap(({ data }) => checkShop(data, state))
      : files.flatMap(({ locale, data }) => checkProse(collection, locale, data));
  if (problems.length === 0)
    rememberSaved(
      collection,
      files.map(({ data }) => data),
    );
  return problems;
}

/** Checks a file of interface words: it needs the keys and placeholders of English. */
function checkWords(locale: Locale, form: Form): FieldProblem[] {
  return compareTexts(locale, JSON.parse(writeFile('locales', form)), JSON.parse(englishText));
}

function checkWatch(id: string, form: WatchForm, state: SiteState): FieldProblem[] {
  // What is not read is not checked.
  const data = watchFromForm({ ...form, en: { ...form.en, wordsOfFile: undefined } });
  if (!watchIdPattern.test(id)) return [{ path: ['model'], message: unnamed }];
  if (data['draft'] === 'true') return problemsOf(draftSchema, data);
  const words = watchSchema.safeParse(data).data?.words ?? {};
  const pictures = pictureNamesWith(state, id, (data['pictures'] as Photographs | undefined) ?? {});
  const others = Object.keys(state.photographs).map((other) => ({ id: other }));
  return [...checkTogether({ watches: [{ id, words }], others }, pictures), ...problemsOf(watchSchema, data)];
}

const unnamed = 'expected letters, digits and hyphens, because the file is named after brand, model and year';

/** A term that the shop no longer sets may be named by its prose. A portrait with its ending was chosen in the form. */
function checkShop(data: Form, { pictures }: SiteState): FieldProblem[] {
  const { data: shop } = shopSchema.safeParse(data);
  const chosen = ((data['people'] ?? []) as { portrait?: string }[]).flatMap(({ portrait }) =>
    portrait?.includes('.') ? pictureNameOfFile(portrait) : [],
  );
  const together = checkTogether({ shop, prose: knownProse() }, new Set([...pictures, ...chosen]));
  const inOwnFile = ({ file }: Problem) => file === 'content/shop.yaml';
  return [
    ...problemsOf(shopSchema, data),
    ...together.map((problem) => (inOwnFile(problem) ? problem : within(folderOf(problem), problem))),
  ];
}

function checkProse(page: ContentName, locale: string, data: unknown): FieldProblem[] {
  const together = checkTogether(
    { shop: { terms: knownShop()?.terms }, prose: { [page]: { [locale]: data } } },
    new Set(),
  );
  return [...problemsOf(buildSchemas[page], data), ...together].map((problem) => within(locale, problem));
}

function problemsOf(schema: z.ZodType, data: unknown): FieldProblem[] {
  const { error } = schema.safeParse(data, { error: explainIssue });
  return error ? explainError(error, data) : [];
}

function within(place: string, { path, message }: FieldProblem): FieldProblem {
  return { path: [place, ...path], message };
}

function folderOf({ file }: Problem): string {
  return file.split('/').at(-2) ?? '';
}

/** A problem with the labels of its field in the form. Entries of lists are counted from one. */
function inForm({ path, message }: FieldProblem): string {
  const labels = path.map((key) => (typeof key === 'number' ? key + 1 : labelOf(String(key))));
  return `${labels.join(', ')}: ${message}`;
}
