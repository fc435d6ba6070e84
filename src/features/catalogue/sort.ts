import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import { type Locale, localeFacts } from '../../i18n/locales.ts';

/** The sort options in the order of the menu. */
export const sortKeys = ['az', 'za', 'priceLow', 'priceHigh', 'dateOld', 'dateNew'] as const;

export type SortKey = (typeof sortKeys)[number];

/**
 * Sorts by brand, model, year and id, with the page language's collation. This is the order of the static page, and of equal
 * watches in every other sort option. Runs at build, because a collator is slow on phones.
 */
export function sortByName<T extends Pick<WatchSummary, 'id' | 'brand' | 'model' | 'year'>>(
  watches: readonly T[],
  locale: Locale,
): T[] {
  const { compare } = new Intl.Collator(localeFacts[locale].intl);
  return watches.toSorted(
    (a, b) => compare(a.brand, b.brand) || compare(a.model, b.model) || a.year - b.year || compare(a.id, b.id),
  );
}

/**
 * Watches in the order of a sort option, as a new list. Equal watches are sorted by name in every option. `dateOld` and
 * `dateNew` compare the year of the watch, as their labels say, not `dateAdded`.
 *
 * @param byName the watches in the order of {@link sortByName}
 */
export function sortWatches<T extends WatchSummary>(byName: readonly T[], sort: SortKey): T[] {
  const rankOf = ({ brand }: WatchSummary) => byName.findIndex((other) => other.brand === brand);
  const orders: Record<SortKey, (a: WatchSummary, b: WatchSummary) => number> = {
    az: () => 0,
    za: (a, b) => rankOf(b) - rankOf(a),
    priceLow: (a, b) => a.price - b.price,
    priceHigh: (a, b) => b.price - a.price,
    dateOld: (a, b) => a.year - b.year,
    dateNew: (a, b) => b.year - a.year,
  };
  return [...byName].sort(orders[sort]);
}
