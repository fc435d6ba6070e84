import { type Locale, localeFacts } from '../../i18n/locales.ts';
import { markEnglish } from '../../i18n/mark-english.ts';
import type { Texts } from '../../i18n/texts.ts';
import { shopPlaceholders } from '../schema/details.ts';
import { isGroup } from './is-group.ts';
import type { FieldProblem } from './problem.ts';

/** The end of the keys of a counted text: its plural category. */
export const pluralForm = /_(zero|one|two|few|many|other)$/;

/** The placeholders that a translation must have as well, such as `{{name}}`. Those of the shop's details may be anywhere. */
function placeholdersOf(text: string): string[] {
  return (text.match(/\{\{\w+\}\}/g) ?? []).filter((name) => !shopPlaceholders.includes(name));
}

/** Whether a plural form may do without its number: Arabic writes 0, 1 and 2 in words. */
function mayLackNumber(locale: Locale, key: string): boolean {
  return locale === 'ar' && /_(zero|one|two)$/.test(key);
}

/**
 * Compares the texts of a language with those of English. A text that it lacks is no problem: see {@link completeTexts}.
 *
 * @param path of this part in the file, such as `['watch']`
 */
export function compareTexts(
  locale: Locale,
  texts: Texts,
  english: Texts,
  path: readonly string[] = [],
): FieldProblem[] {
  const expected = Object.fromEntries(Object.entries(english).flatMap((entry) => formsOf(locale, entry)));
  const unknown = Object.keys(texts).filter((key) => !Object.hasOwn(expected, key));
  const problems = Object.entries(expected).flatMap(([key, original]): FieldProblem[] => {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (text === undefined) return [];
    if (typeof original === 'object' && isGroup(text)) return compareTexts(locale, text, original, [...path, key]);
    const message = findProblem(text, original, mayLackNumber(locale, key));
    return message ? [{ path: [...path, key], message }] : [];
  });
  const message = 'expected no such key, because English has none';
  return [...problems, ...unknown.map((key) => ({ path: [...path, key], message }))];
}

/**
 * The texts of a language with the English ones, marked, where it has none yet.
 *
 * @param onMissing called for each of these
 */
export function completeTexts(locale: Locale, texts: Texts, english: Texts, onMissing: () => void): Texts {
  const expected = Object.entries(english).flatMap((entry) => formsOf(locale, entry));
  return Object.fromEntries(
    expected.map(([key, original]) => {
      const text = texts[key];
      if (typeof original === 'object')
        return [key, completeTexts(locale, isGroup(text) ? (text as Texts) : {}, original, onMissing)];
      if (text === undefined) onMissing();
      return [key, text ?? markEnglish(original)];
    }),
  );
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

/** What was expected of a text, and what was found; `undefined` if it is right. */
function findProblem(text: unknown, original: string | Texts, canLackPlaceholders: boolean): string | undefined {
  if (typeof original === 'object') return `expected a group of texts, as in English, found ${JSON.stringify(text)}`;
  if (typeof text !== 'string') return `expected some text, as in English, found ${JSON.stringify(text) ?? 'nothing'}`;
  if (text.includes('\uFFFD')) return 'expected no �, which stands for a letter that was lost';
  if (text.trim() === '') return 'expected some words, found none';
  if (text !== text.trim()) return `expected no spaces around the text, found "${text}"`;
  const names = placeholdersOf(original);
  const found = (text.match(/\{\{\w+\}\}|[{}]/g) ?? []).filter((name) => !shopPlaceholders.includes(name));
  if (found.toSorted().join() === names.toSorted().join()) return undefined;
  if (canLackPlaceholders && found.length === 0) return undefined;
  const expected =
    names.length > 0
      ? `${names.join(' and ')}, once each, as in English`
      : `no curly brackets but those of ${shopPlaceholders.join(', ')}`;
  return `expected ${expected}, found "${text}"`;
}
