import { byLocale, defaultLocale, type Locale, localeFacts, locales } from '../../i18n/locales.ts';
import type { Texts } from '../../i18n/texts.ts';
import { shopPlaceholders } from '../schema/details.ts';

/** The end of the keys of a counted text: its plural category. */
export const pluralForm = /_(zero|one|two|few|many|other)$/;

const unknownKey = 'expected no such key, because English has none';

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
 * @param path of this part in the file, such as `watch.`
 * @returns one line for each problem: the key, what was expected
 */
export function compareTexts(locale: Locale, texts: Texts, english: Texts, path = ''): string[] {
  const expected = Object.fromEntries(Object.entries(english).flatMap((entry) => formsOf(locale, entry)));
  const unknown = Object.keys(texts).filter((key) => !(key in expected));
  const problems = Object.entries(expected).flatMap(([key, original]) => {
    const text = texts[key];
    if (typeof original === 'object') {
      return compareTexts(locale, typeof text === 'object' ? text : {}, original, `${path}${key}.`);
    }
    const problem = findProblem(text, original, mayLackNumber(locale, key));
    return problem ? [`${path}${key}: expected ${problem}`] : [];
  });
  return [...problems, ...unknown.map((key) => `${path}${key}: ${unknownKey}`)];
}

/**
 * Reports what every translation has in the same other way once, in English, where it was changed: a key, or placeholders.
 *
 * @param problems of each language, from {@link compareTexts}
 */
export function blameEnglish(problems: Record<Locale, string[]>): Record<Locale, string[]> {
  const [one = [], ...others] = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => problems[locale].map(withoutValue));
  const changed = one.filter((each) => /English|curly/.test(each) && others.every((other) => other.includes(each)));
  return byLocale((locale) => {
    const own = problems[locale].filter((each) => !changed.includes(withoutValue(each)));
    return locale === defaultLocale ? [...changed.map(asChange), ...own] : own;
  });
}

/** A problem without what was found, which differs by language. */
function withoutValue(problem: string): string {
  return problem.replace(/, found .*$/s, '');
}

function asChange(problem: string): string {
  const expected = problem.endsWith(unknownKey) ? 'some text' : 'the same curly brackets';
  return `${problem.replace(/: .*$/s, '')}: expected ${expected}, as in the other languages`;
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

function findProblem(text: unknown, original: string, canLackPlaceholders: boolean): string | undefined {
  if (typeof text !== 'string') return `some text, found ${JSON.stringify(text) ?? 'nothing'}`;
  if (text.trim() === '') return 'some words, found none';
  if (text !== text.trim()) return `no spaces around the text, found "${text}"`;
  const names = placeholdersOf(original);
  const found = (text.match(/\{\{\w+\}\}|[{}]/g) ?? []).filter((name) => !shopPlaceholders.includes(name));
  if (found.toSorted().join() === names.toSorted().join()) return undefined;
  if (canLackPlaceholders && found.length === 0) return undefined;
  return `${names.length > 0 ? `${names.join(' and ')}, once each, as in English` : `no curly brackets but those of ${shopPlaceholders.join(', ')}`}, found "${text}"`;
}
