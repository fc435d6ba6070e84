import type { z } from 'zod';
import englishText from '../../content/locales/en.json?raw';
import { checkTogether, findWaitingWords } from '../../src/content/reading/check-together.ts';
import { chooseMasters, type PictureFiles } from '../../src/content/reading/choose-masters.ts';
import { compareTexts } from '../../src/content/reading/compare-texts.ts';
import { explainError, explainIssue } from '../../src/content/reading/explain-issue.ts';
import { findForeignTexts } from '../../src/content/reading/foreign-texts.ts';
import type { FieldProblem } from '../../src/content/reading/problem.ts';
import { draftSchema, watchSchema } from '../../src/content/schema/watch-schema.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { watchIdPattern } from '../../src/i18n/routes.ts';
import { pictureNamesOf } from '../../src/pictures/views.ts';
import { buildSchemas, type ContentName, jsonSchemas } from '../content-schemas.ts';
import { labelOf } from '../labels.ts';
import { type CollectionName, wordsToFile } from './content-formats.ts';
import { type Form, type FormByLanguage, toData } from './form-values.ts';
import { watchToData } from './watch-file.ts';

/** Lines with the labels of the form: `Report, Case, Grade: expected "excellent" or …`. */
interface Checked {
  /** What the build would not accept. */
  problems: string[];
  /** What the owner should look at, as the build lists it. */
  notices: string[];
}

/** The same, with paths in the form. */
type Found = Record<keyof Checked, FieldProblem[]>;

/**
 * Checks an entry as the build does: with its schema, and a watch together with its pictures. What other files say, only the
 * build knows.
 *
 * @param slug the name of the file, such as `de`, or the id of a watch
 * @param files those of the site's pictures
 */
export function checkEntry(
  collection: CollectionName,
  form: FormByLanguage,
  slug: string,
  files: PictureFiles,
): Checked {
  const { problems, notices } = checkByCollection(collection, form, slug, files);
  return { problems: problems.map(withLabels), notices: notices.map(withLabels) };
}

function checkByCollection(collection: CollectionName, form: FormByLanguage, slug: string, files: PictureFiles): Found {
  if (collection === 'watches') return checkWatch(slug, form, files);
  if (collection === 'locales') return checkWords(slug as Locale, form[slug as Locale] ?? {});
  if (collection === 'shop') return { problems: checkForm('shop', form.en ?? {}), notices: [] };
  const problems = Object.entries(form).flatMap(([locale, values]) =>
    checkForm(collection, values).map(({ path, message }) => ({ path: [locale, ...path], message })),
  );
  return { problems, notices: findForeign(form) };
}

/** Checks a file of interface words: it needs the keys and placeholders of English. */
function checkWords(locale: Locale, form: Form): Found {
  const words = JSON.parse(wordsToFile(form));
  return { problems: compareTexts(locale, words, JSON.parse(englishText)), notices: findForeignTexts(locale, words) };
}

function checkForm(name: ContentName, form: Form): FieldProblem[] {
  return problemsOf(buildSchemas[name], toData(form, jsonSchemas[name]) ?? {});
}

function checkWatch(id: string, form: FormByLanguage, files: PictureFiles): Found {
  // Without words in languages that the form does not show.
  const data = watchToData(form, {});
  const words = data['words'] ?? {};
  const { masters } = chooseMasters('pictures', files, [{ id, pictures: data['pictures'] ?? {} }]);
  // Of this watch alone: the form does not know which others there are.
  const names = new Set(pictureNamesOf([id]).filter((name) => masters.has(name)));
  const notices = [...findWaitingWords({ id, words }, names), ...findForeign(words, ['words'])];
  if (!watchIdPattern.test(id)) return { problems: [{ path: ['model'], message: invalidName }], notices };
  if (data['draft'] === 'true') return { problems: problemsOf(draftSchema, data), notices };
  return { problems: [...checkTogether({ watches: [{ id }] }, names), ...problemsOf(watchSchema, data)], notices };
}

const invalidName = 'expected letters, digits and hyphens, because the file is named after brand, model and year';

/**
 * Finds texts in another language's field.
 *
 * @param path of the languages in the form
 */
function findForeign(textsByLanguage: Partial<Record<Locale, unknown>>, path: readonly string[] = []): FieldProblem[] {
  return Object.entries(textsByLanguage).flatMap(([locale, texts]) =>
    findForeignTexts(locale as Locale, texts, [...path, locale]),
  );
}

function problemsOf(schema: z.ZodType, data: unknown): FieldProblem[] {
  const { error } = schema.safeParse(data, { error: explainIssue });
  return error ? explainError(error, data) : [];
}

/** A problem with the labels of its field in the form. Entries of lists are counted from one. */
function withLabels({ path, message }: FieldProblem): string {
  const labels = path.map((key, index) => {
    const group = path.slice(0, index).findLast((each) => typeof each === 'string');
    return typeof key === 'number' ? key + 1 : labelOf(String(key), group);
  });
  return `${labels.join(', ')}: ${message}`;
}
