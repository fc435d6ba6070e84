import { byLocale, defaultLocale, type Locale, localeFacts, locales } from '../../i18n/locales.ts';
import type { Texts } from '../../i18n/texts.ts';
import { shopPlaceholders } from '../schema/details.ts';
import type { FieldProblem } from './problem.ts';

/** The end of the keys of a counted text: its plural category. */
export const pluralForm = /_(zero|one|two|few|many|other)$/;

/** What is wrong with a text in comparison to English. */
export interface TextProblem extends FieldProblem {
  kind: 'unknown key' | 'missing key' | 'placeholders' | 'text';
}

/** The placeholders that a translation must have as well, such as `{{name}}`. Those of the shop's details may be anywhere. */
function placeholdersOf(text: string): string[] {
  return (text.match(/\{\{\w+\}\}/g) ?? []).filter((name) => !shopPlaceholders.includes(name));
}

/** Whether a plural form may do without its number: Arabic writes 0, 1 and 2 in words. */
function mayLackNumber(locale: Locale, key: string): boolean {
  return locale === 'ar' && /_(zero|one|two)$/.test(key);
}

/**
 * Compares the texts of a language with those of English.
 *
 * @param path of this part in the file, such as `['watch']`
 */
export function compareTexts(
  locale: Locale,
  texts: Texts,
  english: Texts,
  path: readonly string[] = [],
): TextProblem[] {
  const expected = Object.fromEntries(Object.entries(english).flatMap((entry) => formsOf(locale, entry)));
  const unknown = Object.keys(texts).filter((key) => !Object.hasOwn(expected, key));
  const problems = Object.entries(expected).flatMap(([key, original]): TextProblem[] => {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (typeof original === 'object') return compareTexts(locale, isGroup(text) ? text : {}, original, [...path, key]);
    const problem = findProblem(text, original, mayLackNumber(locale, key));
    return problem ? [{ path: [...path, key], ...problem }] : [];
  });
  const message = 'expected no such key, because English has none';
  return [...problems, ...unknown.map((key): TextProblem => ({ kind: 'unknown key', path: [...path, key], message }))];
}

/** Whether a value of a file is a group of texts. */
export function isGroup(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reports what every translation has in the same other way once, in English, where it was changed: a key, or placeholders.
 *
 * @param problems of each language, from {@link compareTexts}
 */
export function blameEnglish(problems: Record<Locale, TextProblem[]>): Record<Locale, TextProblem[]> {
  const languages = locales.filter((locale) => problems[locale]);
  const translations = languages.filter((locale) => locale !== defaultLocale).map((locale) => problems[locale]);
  const [one = [], ...others] = translations;
  const changed = one.filter(
    (each, index) =>
      changes[each.kind] &&
      one.findIndex((first) => isSame(each, first)) === index &&
      others.every((other) => other.some((same) => isSame(each, same))),
  );
  return byLocale((locale) => {
    const own = problems[locale].filter((each) => !changed.some((other) => isSame(each, other)));
    const inEnglish = changed.map((each) => ({ ...each, message: `expected ${changes[each.kind]}` }));
    return locale === defaultLocale ? [...inEnglish, ...own] : own;
  }, languages);
}

/** What English should have, if all translations have the other. */
const changes: Partial<Record<TextProblem['kind'], string>> = {
  'unknown key': 'some text, as in the other languages',
  'missing key': 'a key that the other languages have too',
  placeholders: 'the same curly brackets, as in the other languages',
};

/** Whether two languages have the same problem. They have other plural forms. */
function isSame(one: TextProblem, other: TextProblem): boolean {
  const nameOf = ({ path }: TextProblem) => path.join('.').replace(pluralForm, '');
  return one.kind === other.kind && nameOf(one) === nameOf(other);
}

/** A text of English with the keys that it has in a language: a counted text has one for each plural form. */
export function formsOf(locale: Locale, [key, original]: [string, string | Texts]): [string, string | Texts][] {
  if (!pluralForm.test(key)) return [[key, original]];
  if (!key.endsWith('_other')) return [];
  const { pluralCategories } = new Intl.PluralRules(localeFacts[locale].intl).resolvedOptions();
  const categories = (['zero', 'one', 'two', 'few', 'many', 'other'] as const).filter((category) =>
    pluralCategories.includes(category),
  );
  return categories.map((category) => [key.replace(pluralForm, `_${category}`), original]);
}

function findProblem(
  text: unknown,
  original: string,
  canLackPlaceholders: boolean,
): Pick<TextProblem, 'kind' | 'message'> | undefined {
  const kind = text === undefined ? 'missing key' : 'text';
  if (typeof text !== 'string')
    return { kind, message: `expected some text, found ${JSON.stringify(text) ?? 'nothing'}` };
  if (text.includes('\uFFFD')) return { kind, message: 'expected no �, which stands for a letter that was lost' };
  if (text.trim() === '') return { kind, message: 'expected some words, found none' };
  if (text !== text.trim()) return { kind, message: `expected no spaces around the text, found "${text}"` };
  const names = placeholdersOf(original);
  const found = (text.match(/\{\{\w+\}\}|[{}]/g) ?? []).filter((name) => !shopPlaceholders.includes(name));
  if (found.toSorted().join() === names.toSorted().join()) return undefined;
  if (canLackPlaceholders && found.length === 0) return undefined;
  const expected =
    names.length > 0
      ? `${names.join(' and ')}, once each, as in English`
      : `no curly brackets but those of ${shopPlaceholders.join(', ')}`;
  return { kind: 'placeholders', message: `expected ${expected}, found "${text}"` };
}
