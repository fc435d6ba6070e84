import { type Locale, localeFacts } from './locales.ts';

/**
 * A counted text in the right plural form. It runs in the browser too: the platform's `Intl` does the work.
 *
 * @param forms the text's forms by CLDR category, each with `{{count}}` where the number stands
 * @returns for instance `12 watches`; the number with Latin digits and the language's separators
 */
export function countText(locale: Locale, forms: Partial<Record<Intl.LDMLPluralRule, string>>, count: number): string {
  const { intl } = localeFacts[locale];
  const form = forms[new Intl.PluralRules(intl).select(count)] ?? forms.other ?? '';
  return form.replace('{{count}}', new Intl.NumberFormat(intl, { useGrouping: 'always' }).format(count));
}
