import type { WatchSummary } from '../../content/watch-summary.ts';
import { countText } from '../../i18n/count-text.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { CatalogueProps } from './catalogue.tsx';
import { catalogueTexts } from './catalogue-texts.ts';
import { listBrands } from './filter.ts';
import { offerPrices } from './price-offer.ts';

/**
 * What the catalogue's controls are given of its watches. At build: it needs the translations.
 *
 * @param byName the watches as `sortByName` leaves them
 */
export function catalogueProps(locale: Locale, byName: WatchSummary[]): CatalogueProps {
  const texts = catalogueTexts(locale);
  const count = byName.length;
  return {
    locale,
    texts,
    all: { count, text: countText(locale, texts.watchCount, count) },
    brands: listBrands(byName),
    prices: offerPrices(locale, byName),
  };
}
