import type { ErrorTexts } from '../../components/error-boundary/error-boundary.tsx';
import { errorTexts } from '../../components/island-texts/island-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator, type PluralForms, pluralForms } from '../../i18n/translate.ts';
import { type SortKey, sortKeys } from './sort.ts';

/** Every word of the catalogue's controls, in the page's language. */
export interface CatalogueTexts {
  title: string;
  watchCount: PluralForms;
  toolbar: string;
  brand: string;
  brandsSelected: PluralForms;
  price: string;
  priceLegend: string;
  anyPrice: string;
  /** This and the next two with `{{from}}` and `{{to}}` where the prices stand. */
  priceRange: string;
  priceFrom: string;
  priceUpTo: string;
  lowestPrice: string;
  highestPrice: string;
  /** With `{{from}}` and `{{to}}`. */
  priceSpan: string;
  clearFilters: string;
  clearAll: string;
  selectedFilters: string;
  /** With `{{brand}}` where the name stands. */
  removeBrand: string;
  /** Words before the range. */
  removePrice: string;
  sortBy: string;
  sortShort: string;
  sort: Record<SortKey, string>;
  empty: string;
  clearAllFilters: string;
  error: ErrorTexts;
}

/** The strings that the catalogue needs in the browser. */
export function catalogueTexts(locale: Locale): CatalogueTexts {
  const t = createTranslator(locale);
  return {
    title: t('catalog.title'),
    watchCount: pluralForms(locale, 'catalog.watchCount'),
    toolbar: t('catalog.toolbar'),
    brand: t('catalog.brand'),
    brandsSelected: pluralForms(locale, 'catalog.brandsSelected'),
    ...priceTexts(locale),
    clearFilters: t('catalog.clearFilters'),
    clearAll: t('catalog.clearAll'),
    selectedFilters: t('catalog.selectedFilters'),
    removeBrand: t('catalog.removeBrand', { brand: '{{brand}}' }),
    sortBy: t('catalog.sortBy'),
    sortShort: t('catalog.sortShort'),
    sort: Object.fromEntries(sortKeys.map((key) => [key, t(`catalog.sort.${key}`)])) as Record<SortKey, string>,
    empty: t('catalog.empty'),
    clearAllFilters: t('catalog.clearAllFilters'),
    error: errorTexts(locale),
  };
}

function priceTexts(locale: Locale) {
  const t = createTranslator(locale);
  const [from, to] = ['{{from}}', '{{to}}'];
  return {
    price: t('catalog.price'),
    priceLegend: t('catalog.priceLegend'),
    anyPrice: t('catalog.anyPrice'),
    priceRange: t('catalog.priceRange', { from, to }),
    priceFrom: t('catalog.priceFrom', { from }),
    priceUpTo: t('catalog.priceUpTo', { to }),
    lowestPrice: t('catalog.lowestPrice'),
    highestPrice: t('catalog.highestPrice'),
    priceSpan: t('catalog.priceSpan', { from, to }),
    removePrice: t('catalog.removePrice'),
  };
}
