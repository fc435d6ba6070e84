import { type Locale, localeFacts } from './locales.ts';

/** A file of `content/locales`, or a part of it. */
export type Texts = { readonly [key: string]: string | Texts };

export type Values = Readonly<Record<string, string | number>>;

/**
 * Fills in the placeholders of a text. Also runs in the browser.
 *
 * @param text with placeholders such as `{{name}}`
 * @param values a placeholder without a value stays
 */
export function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/**
 * Changes every text of a value.
 *
 * @param value a text, or a list or an object with texts
 */
export function mapTexts<T>(value: T, change: (text: string) => string): T;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}

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

/** A label with its colon, which French puts after a space: `Brand:`, `Marque :`. */
export function formatLabel(locale: Locale, label: string): string {
  return `${label}${locale === 'fr' ? '\u202f' : ''}:`;
}
