import { wishes } from '../../content/schema/inquiry-contract.ts';
import { type SellProse, views } from '../../content/schema/sell-schema.ts';
import { formatLabel, formatList, withinSentence } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';

/**
 * A message with the questions of the form, for the visitor to fill in.
 *
 * @returns lines of `label:`, in the page's language
 */
export function preparedMessage(locale: Locale, prose: SellProse['photographs']): string {
  const t = createTranslator(locale);
  const line = (label: string, words = '') => `${formatLabel(locale, label)} ${words}`.trimEnd();
  return [
    t('sell.greeting'),
    '',
    line(t('sell.wish'), wishes.map((wish) => t(`sell.wishes.${wish}`)).join(' / ')),
    ...(['maker', 'model', 'year', 'known', 'price'] as const).map((field) => line(t(`sell.fields.${field}`))),
    line(
      t('sell.upload.legend'),
      formatList(
        locale,
        views.map((view) => withinSentence(locale, prose.views[view].title)),
      ),
    ),
  ].join('\n');
}
