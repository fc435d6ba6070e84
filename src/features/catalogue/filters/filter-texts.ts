import type { Locale } from '../../../i18n/locales.ts';
import { createTranslator, type PluralForms, pluralForms } from '../../../i18n/translate.ts';
import { facets, type RangeFacet, type SetFacet } from './facets.ts';

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

/** Every word of the filters, in the page's language. */
export interface FilterTexts {
  watchCount: PluralForms;
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
}

/** Looks up the words of the filters. Runs at build: the browser gets them as props. */
export function filterTexts(locale: Locale): FilterTexts {
  const t = createTranslator(locale);
  return {
    watchCount: pluralForms(locale, 'catalog.watchCount'),
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
