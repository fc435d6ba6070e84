import type { ErrorTexts } from '../../components/error-boundary/error-boundary.tsx';
import { errorTexts } from '../../components/island-texts/island-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator, type PluralForms, pluralForms } from '../../i18n/translate.ts';
import { facets, type RangeFacet, type SetFacet } from './facets.ts';
import { type SortKey, sortKeys } from './sort.ts';

/** The words of a set facet. */
export interface SetTexts {
  label: string;
  /** How many values are selected, where it says more than `filtersSelected`. */
  selected?: PluralForms;
}

/** The words of a range facet. All but the first three and the last have `{{from}}` and `{{to}}` for the numbers. */
export interface RangeTexts {
  label: string;
  legend: string;
  any: string;
  lowest: string;
  highest: string;
  range: string;
  from: string;
  upTo: string;
  span: string;
  /** Stands before the range. */
  remove: string;
}

type FacetTexts = { [F in SetFacet as F['id']]: SetTexts } & { [F in RangeFacet as F['id']]: RangeTexts };

/** Every word of the catalogue's island, in the page's language. */
export interface CatalogueTexts {
  title: string;
  watchCount: PluralForms;
  watches: string;
  /** With `{{name}}` for a watch's name. */
  keep: string;
  search: { label: string; placeholder: string; failed: string };
  toolbar: string;
  facets: FacetTexts;
  filters: string;
  moreFilters: string;
  filtersSelected: PluralForms;
  /** What closes the sheet and leads to the watches. */
  showWatches: PluralForms;
  closeFilters: string;
  clearFilters: string;
  clearAll: string;
  selectedFilters: string;
  /** With `{{name}}` for the value. */
  removeFilter: string;
  sortBy: string;
  sortShort: string;
  sort: Record<SortKey, string>;
  empty: string;
  clearAllFilters: string;
  loadFailed: string;
  allWatches: string;
  error: ErrorTexts;
}

/** Looks up the words of the catalogue. Runs at build: the browser gets them as props. */
export function catalogueTexts(locale: Locale): CatalogueTexts {
  const t = createTranslator(locale);
  return {
    title: t('catalog.title'),
    watchCount: pluralForms(locale, 'catalog.watchCount'),
    watches: t('catalog.watches'),
    keep: t('shortlist.keep', { name: '{{name}}' }),
    search: {
      label: t('catalog.search.label'),
      placeholder: t('catalog.search.placeholder'),
      failed: t('catalog.search.failed'),
    },
    toolbar: t('catalog.toolbar'),
    facets: facetTexts(locale),
    filters: t('catalog.filters'),
    moreFilters: t('catalog.moreFilters'),
    filtersSelected: pluralForms(locale, 'catalog.filtersSelected'),
    showWatches: pluralForms(locale, 'catalog.showWatches'),
    closeFilters: t('catalog.closeFilters'),
    clearFilters: t('catalog.clearFilters'),
    clearAll: t('catalog.clearAll'),
    selectedFilters: t('catalog.selectedFilters'),
    removeFilter: t('catalog.removeFilter', { name: '{{name}}' }),
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

function facetTexts(locale: Locale): FacetTexts {
  const texts = facets.map((facet) => [
    facet.id,
    facet.kind === 'set' ? setTexts(locale, facet) : rangeTexts(locale, facet),
  ]);
  return Object.fromEntries(texts);
}

function setTexts(locale: Locale, { id }: SetFacet): SetTexts {
  const t = createTranslator(locale);
  const label = t(`catalog.facets.${id}.label`);
  return id === 'brand' ? { label, selected: pluralForms(locale, 'catalog.facets.brand.selected') } : { label };
}

function rangeTexts(locale: Locale, { id }: RangeFacet): RangeTexts {
  const t = createTranslator(locale);
  const [from, to] = ['{{from}}', '{{to}}'];
  return {
    label: t(`catalog.facets.${id}.label`),
    legend: t(`catalog.facets.${id}.legend`),
    any: t(`catalog.facets.${id}.any`),
    lowest: t(`catalog.facets.${id}.lowest`),
    highest: t(`catalog.facets.${id}.highest`),
    range: t(`catalog.facets.${id}.range`, { from, to }),
    from: t(`catalog.facets.${id}.from`, { from }),
    upTo: t(`catalog.facets.${id}.upTo`, { to }),
    span: t(`catalog.facets.${id}.span`, { from, to }),
    remove: t(`catalog.facets.${id}.remove`),
  };
}
