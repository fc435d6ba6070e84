import { mayLackNumber, placeholdersOf, pluralForm } from '../src/content/schema/find-text-problems.ts';
import { fixedWords } from '../src/i18n/fixed-words.ts';
import { defaultLocale, type Locale, localeFacts, locales } from '../src/i18n/locales.ts';
import { shopDetails } from '../src/i18n/shop-details.ts';
import type { JsonSchema } from './content-schemas.ts';
import { labelOf } from './fields.ts';

/** A file of `content/locales`, or a part of it. */
export type Words = { [key: string]: string | Words };

/** Longer texts do not fit on one line of a phone. */
const LONG_TEXT = 50;

/**
 * The schema of each language's interface words, from its file, because each language has its own plural forms.
 *
 * @param words the files by language
 */
export function wordsSchemas(words: Record<Locale, Words>): Record<Locale, JsonSchema> {
  const schemas = locales.map((locale) => [locale, groupSchema(locale, words[locale], words[defaultLocale])]);
  return Object.fromEntries(schemas);
}

/** @param path of this part in the file, such as `watch.` */
function groupSchema(locale: Locale, words: Words, english: Words, path = ''): JsonSchema {
  const properties = Object.entries(words).map(([key, word]): [string, JsonSchema] => {
    if (typeof word !== 'string')
      return [key, groupSchema(locale, word, (english[key] ?? {}) as Words, `${path}${key}.`)];
    const original = String(english[key] ?? english[key.replace(pluralForm, '_other')] ?? word);
    const readOnly = locale === defaultLocale && path + key in fixedWords;
    return [key, { ...textSchema(locale, key, original), readOnly }];
  });
  return { type: 'object', properties: Object.fromEntries(properties), required: Object.keys(words) };
}

/** A text with the placeholders of its English original. */
function textSchema(locale: Locale, key: string, original: string): JsonSchema {
  const form = key.match(pluralForm)?.[1] as Intl.LDMLPluralRule | undefined;
  const names = placeholdersOf(original);
  const hints = [
    ...(locale === 'en' ? [] : [`English: ${original}`]),
    ...(form ? [`For ${examplesOf(locale, form)}`] : []),
  ];
  return {
    type: 'string',
    long: original.length > LONG_TEXT,
    title: labelOf(key.replace(pluralForm, ', $1')),
    ...(hints.length > 0 && { description: hints.join(' · ') }),
    pattern: patternOf(names) + (mayLackNumber(locale, key) ? `|${patternOf([])}` : ''),
    expected:
      names.length > 0
        ? `Expected ${names.join(' and ')}, once each, as in English, no other curly brackets and no line break`
        : 'Expected no curly brackets and no line break',
  };
}

/** Matches a text on one line with each placeholder once, details of the shop anywhere and no other curly brackets. */
function patternOf(names: string[]): string {
  const plain = `([^{}\\n]|\\{\\{(${shopDetails.join('|')})\\}\\})*`;
  const escaped = names.map((name) => name.replace(/[{}]/g, '\\$&'));
  const each = escaped.map((name) => `(?=.*${name})`).join('');
  return `^${each}${plain}${names.length > 0 ? `((${escaped.join('|')})${plain}){${names.length}}` : ''}$`;
}

/** The first numbers of a plural form. In some languages `many` begins at a million. */
function examplesOf(locale: Locale, form: Intl.LDMLPluralRule): string {
  const rules = new Intl.PluralRules(localeFacts[locale].intl);
  const numbers = [...Array(200).keys(), 1_000_000];
  const examples = numbers.filter((number) => rules.select(number) === form).slice(0, 3);
  return examples.map((number) => number.toLocaleString('en')).join(', ');
}
