import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale, localeFacts, locales } from '../../i18n/locales.ts';
import { shopPlaceholders } from '../../i18n/shop-details.ts';
import type { Texts } from '../../i18n/texts.ts';

/** The end of the keys of a counted text: its plural category. */
export const pluralForm = /_(zero|one|two|few|many|other)$/;

/** The placeholders that a translation must have as well, such as `{{name}}`. Those of the shop's details may be anywhere. */
export function placeholdersOf(text: string): string[] {
  return (text.match(/\{\{\w+\}\}/g) ?? []).filter((name) => !shopPlaceholders.includes(name));
}

/** Whether a plural form may do without its number: Arabic writes 0, 1 and 2 in words. */
export function mayLackNumber(locale: Locale, key: string): boolean {
  return locale === 'ar' && /_(zero|one|two)$/.test(key);
}

/**
 * Checks the texts of every language. Expected are the keys of English, each with its placeholders; of a counted text, the
 * plural forms that the language has.
 *
 * @param directory the folder that holds `en.json` and the others
 * @returns one line for each problem: the file, the key, what was expected
 */
export function findTextProblems(directory: string): string[] {
  const files = locales.map((locale) => {
    const file = join(directory, `${locale}.json`);
    return { locale, file, ...readTexts(file) };
  });
  const english = files.find(({ locale }) => locale === defaultLocale)?.texts;
  return files.flatMap(({ locale, file, texts, problem }) => {
    if (!texts) return [`${file}: ${problem}`];
    return english ? compareTexts(locale, texts, english).map((each) => `${file}: ${each}`) : [];
  });
}

function readTexts(file: string): { texts?: Texts; problem?: string } {
  if (!existsSync(file)) return { problem: 'expected a file for this language' };
  try {
    return { texts: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    return { problem: (error as Error).message.replace(/ in JSON at position \d+/, '') };
  }
}

/** @param path of this part in the file, such as `watch.` */
function compareTexts(locale: Locale, texts: Texts, english: Texts, path = ''): string[] {
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
  return [...problems, ...unknown.map((key) => `${path}${key}: expected no such key, because English has none`)];
}

/** A text of English with the keys that it has in a language. */
function formsOf(locale: Locale, [key, original]: [string, string | Texts]): [string, string | Texts][] {
  if (!pluralForm.test(key)) return [[key, original]];
  if (!key.endsWith('_other')) return [];
  const { pluralCategories } = new Intl.PluralRules(localeFacts[locale].intl).resolvedOptions();
  return pluralCategories.map((category) => [key.replace(pluralForm, `_${category}`), original]);
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
