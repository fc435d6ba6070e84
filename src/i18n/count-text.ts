import { fill } from './fill.ts';
import { type Locale, localeFacts } from './locales.ts';

/**
 * A counted text in the right plural form. Also runs in the browser.
 *
 * @param words all forms of the text: `watchCount_one`, `watchCount_other` and so on by CLDR category,
 *   each with `{{count}}` for the number
 * @param key the text's name without the category, such as `watchCount`
 * @returns such as `12 watches`, with Latin digits and the language's separators; the key if there is no form
 */
export function countText<Key extends string>(
  locale: Locale,
  words: Readonly<Record<`${Key}_other`, string>>,
  key: Key,
  count: number,
): string {
  const { intl } = localeFacts[locale];
  const forms: Readonly<Record<string, string>> = words;
  const form = forms[`${key}_${new Intl.PluralRules(intl).select(count)}`] ?? forms[`${key}_other`] ?? key;
  return fill(form, { count: new Intl.NumberFormat(intl, { useGrouping: 'always' }).format(count) });
}
