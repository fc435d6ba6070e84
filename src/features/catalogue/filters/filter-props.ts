import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Words } from '../../../i18n/pick-words.ts';
import type { FacetOptions } from './facet-options.ts';
import type { Filters } from './filters.ts';

/** What every part of the filter bar needs. */
export interface FilterProps {
  locale: Locale;
  words: Words<'catalog'>['catalog'];
  options: FacetOptions;
  /** The watches that counts are based on; `undefined` until the whole collection has loaded. */
  watches: readonly WatchSummary[] | undefined;
  filters: Filters;
  /** How many watches are shown. */
  matchCount: number;
  onChange: (filters: Filters) => void;
}
