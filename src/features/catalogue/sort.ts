import type { WatchSummary } from '../../content/watch-summary.ts';
import { type Locale, localeFacts } from '../../i18n/locales.ts';

/** The sort options, in the order in which they are offered (specification, section 9). */
export const sortKeys = ['az', 'za', 'priceLow', 'priceHigh', 'dateOld', 'dateNew'] as const;

export type SortKey = (typeof sortKeys)[number];

export const defaultSort: SortKey = 'az';

type Sortable = Pick<WatchSummary, 'id' | 'brand' | 'model' | 'price' | 'year'>;

type Compare = (a: Sortable, b: Sortable) => number;

/**
 * The watches in the order of a sort option, as a new list.
 *
 * Names are compared as the page's language does. Equal watches stand by brand, then model, then year, then id,
 * whichever way the option runs, so that the order never depends on the order before. `dateOld` and `dateNew`
 * go by the year of the watch, not by `dateAdded` (specification, section 9).
 */
export function sortWatches<T extends Sortable>(watches: readonly T[], sort: SortKey, locale: Locale): T[] {
  const { compare } = new Intl.Collator(localeFacts[locale].intl);
  const byBrand: Compare = (a, b) => compare(a.brand, b.brand);
  const tie: Compare = (a, b) => byBrand(a, b) || compare(a.model, b.model) || a.year - b.year || compare(a.id, b.id);
  const orders: Record<SortKey, Compare> = {
    az: byBrand,
    za: (a, b) => byBrand(b, a),
    priceLow: (a, b) => a.price - b.price,
    priceHigh: (a, b) => b.price - a.price,
    dateOld: (a, b) => a.year - b.year,
    dateNew: (a, b) => b.year - a.year,
  };
  return [...watches].sort((a, b) => orders[sort](a, b) || tie(a, b));
}
