import { z } from 'zod';
import { type Locale, localeFacts } from '../../i18n/locales.ts';
import type { Texts } from '../../i18n/translate.ts';

/** The end of the keys of a counted text: its plural category. */
export const pluralForm = /_(zero|one|two|few|many|other)$/;

/** The placeholders of a text, such as `{{name}}`. */
export const placeholder = /\{\{\w+\}\}/g;

/** Whether a plural form may do without its number: Arabic writes 0, 1 and 2 in words. */
export function mayLackNumber(locale: Locale, key: string): boolean {
  return locale === 'ar' && /_(zero|one|two)$/.test(key);
}

/**
 * What a file of `content/locales` may say: the keys of English, each with its placeholders; of a counted text, the plural
 * forms that the language has.
 *
 * @param english the file in English, or a part of it
 */
export function textsSchema(locale: Locale, english: Texts): z.ZodType<Texts> {
  const { pluralCategories } = new Intl.PluralRules(localeFacts[locale].intl).resolvedOptions();
  const fields = Object.entries(english).flatMap(([key, original]): [string, z.ZodType][] => {
    if (typeof original !== 'string') return [[key, textsSchema(locale, original)]];
    if (!pluralForm.test(key)) return [[key, textSchema(original)]];
    if (!key.endsWith('_other')) return [];
    const keys = pluralCategories.map((category) => key.replace(pluralForm, `_${category}`));
    return keys.map((form) => [form, textSchema(original, mayLackNumber(locale, form))]);
  });
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<Texts>;
}

/** @param original the English text */
function textSchema(original: string, canLackPlaceholders = false): z.ZodType<string> {
  const names = original.match(placeholder) ?? [];
  const expected = names.length > 0 ? `${names.join(' and ')}, once each, as in English` : 'no curly brackets';
  return z
    .string()
    .min(1, 'expected some words, found none')
    .refine((text) => text === text.trim(), 'expected no spaces around the text')
    .refine((text) => {
      const found = text.match(/\{\{\w+\}\}|[{}]/g) ?? [];
      if (canLackPlaceholders && found.length === 0) return true;
      return found.toSorted().join() === names.toSorted().join();
    }, `expected ${expected}`);
}

/** Any file of texts. */
export const anyTexts: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string(), anyTexts])));
