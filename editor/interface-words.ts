import { readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { parseDocument } from 'yaml';
import { formsOf, pluralForm } from '../src/content/reading/compare-texts.ts';
import { fixedWords } from '../src/i18n/fixed-words.ts';
import { defaultLocale, type Locale, localeFacts } from '../src/i18n/locales.ts';
import type { Texts } from '../src/i18n/texts.ts';
import { toFieldName } from './fields.ts';
import { inWords } from './labels.ts';

/** Longer texts do not fit on one line of a phone. */
const LONG_TEXT = 50;

/** The English words. What can be read of a file with a mistake is enough for the editor to start. */
const readEnglish = () => (parseDocument(readFileSync('content/locales/en.json', 'utf8')).toJS() ?? {}) as Texts;

/**
 * The fields of a language's interface words: those of English, with the plural forms of the language.
 *
 * @param path of this part in the file, such as `watch.`
 */
export function wordsFields(locale: Locale, english = readEnglish(), path = ''): Field[] {
  const entries = Object.entries(english).flatMap((entry) => formsOf(locale, entry));
  return entries.map(([key, original]) => {
    const shared = { name: toFieldName(key), label: inWords(key.replace(pluralForm, ', $1')), i18n: true };
    if (typeof original === 'string') return { ...shared, ...textWidget(locale, path + key, original) };
    const fields = wordsFields(locale, original, `${path}${key}.`);
    return { ...shared, widget: 'object', collapsed: path === '', fields };
  });
}

function textWidget(locale: Locale, path: string, original: string) {
  const form = path.match(pluralForm)?.[1] as Intl.LDMLPluralRule | undefined;
  const hints = [
    ...(locale === defaultLocale ? [] : [`English: ${original}`]),
    ...(form ? [`For ${examplesOf(locale, form)}`] : []),
  ];
  return {
    widget: original.length > LONG_TEXT ? 'text' : 'string',
    hint: hints.join(' · ') || undefined,
    readonly: locale === defaultLocale && path in fixedWords,
  };
}

/** The first numbers of a plural form. In some languages `many` begins at a million. */
function examplesOf(locale: Locale, form: Intl.LDMLPluralRule): string {
  const rules = new Intl.PluralRules(localeFacts[locale].intl);
  const numbers = [...Array(200).keys(), 1_000_000];
  const examples = numbers.filter((number) => rules.select(number) === form).slice(0, 3);
  return examples.map((number) => number.toLocaleString('en')).join(', ');
}
