import type { WatchSummary } from '../../content/watch-summary.ts';
import { formatPrice } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { findPriceBands } from './price-bands.ts';
import type { PriceRange, PriceSpan } from './price-range.ts';

/** What the price menu offers of a collection, in one language. */
export interface PriceOffer extends PriceSpan {
  bands: PriceRange[];
  /**
   * The prices that the static page names, written out, by dollars. At build, because browsers disagree about
   * details of a currency, and what React renders first must be what the page says.
   */
  texts: Record<number, string>;
}

/** Prepares the price menu at build; nothing where there are not two prices to choose between. */
export function offerPrices(locale: Locale, watches: readonly Pick<WatchSummary, 'price'>[]): PriceOffer | undefined {
  const prices = watches.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (!(lowest < highest)) return undefined;
  const bands = findPriceBands(prices);
  const named = [lowest, highest, ...bands.flatMap(({ min, max }) => [min, max])].filter(
    (dollars) => dollars !== undefined,
  );
  return {
    lowest,
    highest,
    bands,
    texts: Object.fromEntries(named.map((dollars) => [dollars, formatPrice(locale, dollars)])),
  };
}

/** A price as the page writes it, also one that only the visitor has named. */
export function priceText(locale: Locale, offer: PriceOffer | undefined, dollars: number): string {
  return offer?.texts[dollars] ?? formatPrice(locale, dollars);
}
