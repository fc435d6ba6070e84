import { formatPartialDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { Watch } from '../schema/watch-schema.ts';

/**
 * What card, page, share card, feed and search engines are told of a watch's status. One text for all of them, so that they agree.
 *
 * @returns `Reserved`, or `Sold in March 2026`; nothing for a watch that is available
 */
export function statusText(locale: Locale, { status, soldOn }: Pick<Watch, 'status' | 'soldOn'>): string | undefined {
  const t = createTranslator(locale);
  if (status === 'reserved') return t('watch.status.reserved');
  // The month is enough: the day says more about the buyer than about the watch.
  if (soldOn) return t('watch.status.sold', { month: formatPartialDate(locale, soldOn.slice(0, 7)) });
  return undefined;
}
