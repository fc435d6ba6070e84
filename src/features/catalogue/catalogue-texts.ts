import type { ErrorTexts } from '../../components/error-boundary/error-boundary.tsx';
import { errorTexts } from '../../components/island-texts/island-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator, type PluralForms, pluralForms } from '../../i18n/translate.ts';
import { type SortKey, sortKeys } from './sort.ts';

/** Every word of the catalogue's controls, in the page's language. */
export interface CatalogueTexts {
  title: string;
  watches: string;
  watchCount: PluralForms;
  toolbar: string;
  brand: string;
  brandsSelected: PluralForms;
  clearFilters: string;
  clearAll: string;
  selectedBrands: string;
  /** With `{{brand}}` where the name stands. */
  removeBrand: string;
  sortBy: string;
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
    watches: t('catalog.watches'),
    watchCount: pluralForms(locale, 'catalog.watchCount'),
    toolbar: t('catalog.toolbar'),
    brand: t('catalog.brand'),
    brandsSelected: pluralForms(locale, 'catalog.brandsSelected'),
    clearFilters: t('catalog.clearFilters'),
    clearAll: t('catalog.clearAll'),
    selectedBrands: t('catalog.selectedBrands'),
    removeBrand: t('catalog.removeBrand', { brand: '{{brand}}' }),
    sortBy: t('catalog.sortBy'),
    sort: Object.fromEntries(sortKeys.map((key) => [key, t(`catalog.sort.${key}`)])) as Record<SortKey, string>,
    empty: t('catalog.empty'),
    clearAllFilters: t('catalog.clearAllFilters'),
    error: errorTexts(locale),
  };
}
