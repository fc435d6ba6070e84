import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { FacetOptions } from './facet-options.ts';
import type { FilterTexts } from './filter-texts.ts';
import type { Filters } from './filters.ts';

/** What every part of the filter bar needs. */
export interface FilterProps {
  locale: Locale;
  texts: FilterTexts;
  options: FacetOptions;
  /** The whole collection, to count what an option would leave; nothing until it has arrived. */
  watches: readonly WatchSummary[] | undefined;
  filters: Filters;
  /** How many watches are shown. */
  matchCount: number;
  onChange: (filters: Filters) => void;
}
