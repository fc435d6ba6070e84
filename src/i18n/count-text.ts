import { type Locale, localeFacts } from './locales.ts';

/**
 * A counted text in the right plural form. It runs in the browser too: the platform's `Intl` does the work.
 *
 * @param words that have the text in all its forms: `watchCount_one`, `watchCount_other` and so on by CLDR category,
 *   each with `{{count}}` for the number
 * @param key the text's name without the category, such as `watchCount`
 * @returns for instance `12 watches`; the number with Latin digits and the language's separators
 */
export function countText<Key extends string>(
  locale: Locale,
  words: Readonly<Record<`${Key}_other`, string>>,
  key: Key,
  count: number,
): string {
  const { intl } = localeFacts[locale];
  const forms: Readonly<Record<string, string>> = words;
  const form = forms[`${key}_${new Intl.PluralRules(intl).select(count)}`] ?? words[`${key}_other`];
  return form.replace('{{count}}', new Intl.NumberFormat(intl, { useGrouping: 'always' }).format(count));
}
