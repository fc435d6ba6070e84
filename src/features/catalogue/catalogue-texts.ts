import { errorTexts } from '../../components/island-texts/island-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/pick-words.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { type FilterTexts, filterTexts } from './filters/filter-texts.ts';
import { type SortKey, sortKeys } from './sort.ts';

/** Every word of the catalogue's island, in the page's language. */
export interface CatalogueTexts extends FilterTexts {
  title: string;
  watches: string;
  /** With `{{name}}` for a watch's name. */
  keep: string;
  search: { label: string; placeholder: string; failed: string };
  sortBy: string;
  sortShort: string;
  sort: Record<SortKey, string>;
  empty: string;
  clearAllFilters: string;
  loadFailed: string;
  allWatches: string;
  error: Words<'error'>['error'];
}

/** Looks up the words of the catalogue. Runs at build: the browser gets them as props. */
export function catalogueTexts(locale: Locale): CatalogueTexts {
  const t = createTranslator(locale);
  return {
    ...filterTexts(locale),
    title: t('catalog.title'),
    watches: t('catalog.watches'),
    keep: t('shortlist.keep', { name: '{{name}}' }),
    search: {
      label: t('catalog.search.label'),
      placeholder: t('catalog.search.placeholder'),
      failed: t('catalog.search.failed'),
    },
    sortBy: t('catalog.sortBy'),
    sortShort: t('catalog.sortShort'),
    sort: Object.fromEntries(sortKeys.map((key) => [key, t(`catalog.sort.${key}`)])) as Record<SortKey, string>,
    empty: t('catalog.empty'),
    clearAllFilters: t('catalog.clearAllFilters'),
    loadFailed: t('catalog.loadFailed'),
    allWatches: t('catalog.allWatches'),
    error: errorTexts(locale),
  };
}
