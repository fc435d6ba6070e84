import type { z } from 'zod';
import englishText from '../../content/locales/en.json?raw';
import { compareTexts } from '../../src/content/reading/compare-texts.ts';
import { explainIssue, explainProblem } from '../../src/content/reading/explain-issue.ts';
import { draftSchema, watchSchema } from '../../src/content/schema/watch-schema.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { buildSchemas, contentSchemas } from '../content-schemas.ts';
import { labelOf } from '../fields.ts';
import { type FormatName, writeFile } from './content-formats.ts';
import { type Form, toFile } from './form-values.ts';
import { type WatchForm, watchFromForm } from './watch-file.ts';

/**
 * Checks an entry with the schemas of the build.
 *
 * @param collection the name of the editor's collection
 * @param slug the name of the file, such as `de`
 * @returns one line for each problem, with the labels of the form: `Report, Case, Grade: expected "excellent" or …`
 */
export function checkEntry(collection: FormatName, form: WatchForm, slug = ''): string[] {
  if (collection === 'locales') return checkWords(slug as Locale, form.en ?? {});
  if (collection === 'watches') return checkWatch(form);
  return Object.entries(form).flatMap(([locale, values]) => {
    const data = toFile(values, contentSchemas[collection]) ?? {};
    return problemsOf(buildSchemas[collection], data, collection === 'shop' ? [] : [locale]);
  });
}

/** Checks a file of interface words as the build does: it needs the keys and placeholders of English. */
function checkWords(locale: Locale, form: Form): string[] {
  const words = JSON.parse(writeFile('locales', form));
  return compareTexts(locale, words, JSON.parse(englishText)).map((problem) => {
    const [path = '', message = ''] = problem.split(/: (.*)/s);
    return inForm(path.split('.'), message);
  });
}

/** A new watch without a photograph of its front has no `picture`, which the form does not show. */
function checkWatch(form: WatchForm): string[] {
  const { picture, ...watch } = watchFromForm(form);
  if (watch['draft'] === true) return problemsOf(draftSchema, watch);
  const lacksFront = picture ? [] : [inForm(['pictures', 'front'], 'expected a photograph, unless this is a draft')];
  return [...lacksFront, ...problemsOf(watchSchema, { ...watch, picture: picture ?? 'photograph' })];
}

/** @param place what comes before the path in each problem */
function problemsOf(schema: z.ZodType, data: unknown, place: string[] = []): string[] {
  const { error } = schema.safeParse(data, { error: explainIssue });
  return (error?.issues ?? []).map((issue) => inForm([...place, ...issue.path], explainProblem(issue, data)));
}

/** A problem with the labels of its field in the form. Entries of lists are counted from one. */
function inForm(path: readonly PropertyKey[], message: string): string {
  const labels = path.map((key) => (typeof key === 'number' ? key + 1 : labelOf(String(key))));
  return `${labels.join(', ')}: ${message}`;
}
