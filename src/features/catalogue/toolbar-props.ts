import type { Locale } from '../../i18n/locales.ts';
import type { CatalogueTexts } from './catalogue-texts.ts';
import type { BrandOption } from './filter.ts';
import type { PriceOffer } from './price-offer.ts';
import type { CatalogueChoice } from './query.ts';

/** What every part of the toolbar is given. */
export interface ToolbarProps {
  locale: Locale;
  texts: CatalogueTexts;
  brands: BrandOption[];
  /** Nothing where there are not two prices to choose between. */
  prices: PriceOffer | undefined;
  choice: CatalogueChoice;
  onChoose: (change: Partial<CatalogueChoice>) => void;
}
