import { useLayoutEffect, useMemo } from 'react';
import { ErrorBoundary } from '../../components/error-boundary/error-boundary.tsx';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/pick-words.ts';
import { CardList, type CardListProps } from './card-list.tsx';
import styles from './catalogue.module.css';
import { defaultView, writeQuery } from './catalogue-view.ts';
import type { CatalogueWatch, FacetOptions } from './filters/describe-facets.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { matchesFilters, noFilters } from './filters/filters.ts';
import { ResultCount } from './result-count.tsx';
import { SearchField } from './search/search-field.tsx';
import { useSearch } from './search/use-search.ts';
import { sortWatches } from './sort.ts';
import { SortSelect } from './sort-select.tsx';
import { useCatalogueView } from './use-catalogue-view.ts';
import { useCollection } from './use-collection.ts';

interface CatalogueProps {
  locale: Locale;
  words: Words<'catalog' | 'error'>;
  options: FacetOptions;
  /** How many watches there are, and the same in words. */
  total: { count: number; text: string };
  /** The first watches in the order of `sortByName`. */
  watches: CatalogueWatch[];
  hrefs: CardListProps['hrefs'] & {
    /** The search texts, as JSON. */
    search: string;
  };
}

/** The catalogue: filter bar and cards. Its first render matches the static page, which has no filters. */
export function CatalogueIsland(props: CatalogueProps) {
  return (
    <ErrorBoundary words={props.words.error} onError={revealCards}>
      <FilteredList {...props} />
    </ErrorBoundary>
  );
}

function FilteredList({ locale, words, options, total, watches: initial, hrefs }: CatalogueProps) {
  const { view, changeView, isHydrated } = useCatalogueView(options);
  // A filter, a search or another order needs the whole collection. Until it has loaded, the list does not change.
  const needsAll = writeQuery('', view) !== '';
  const { watches, state, load } = useCollection(initial, hrefs.others?.data);
  const search = useSearch(watches, hrefs.search, view.search);
  const isPending = needsAll && state === 'loading';
  const { filters, sort } = isPending ? defaultView : view;
  const matching = useMemo(() => {
    const filtered = search.found.filter((watch) => matchesFilters(watch, filters));
    return sortWatches(filtered, sort);
  }, [search.found, filters, sort]);
  const matchesUrl = isHydrated && !isPending && !search.isPending;
  useLayoutEffect(() => {
    if (matchesUrl) revealCards();
  }, [matchesUrl]);
  // If the others fail to load, the count without filters is still that of all watches.
  const count = state === 'all' || (state === 'failed' && needsAll) ? matching.length : total.count;
  return (
    <>
      <div className={styles.head}>
        <h1>{words.catalog.title}</h1>
        <ResultCount locale={locale} words={words.catalog} total={total} count={count} />
        <SearchField
          words={words}
          value={view.search}
          isDisabled={!isHydrated}
          hasFailed={search.hasFailed}
          onChange={(typed) => changeView({ search: typed })}
          onLoad={search.load}
        />
      </div>
      <FilterBar
        locale={locale}
        words={words.catalog}
        options={options}
        watches={state === 'all' ? search.found : undefined}
        filters={view.filters}
        matchCount={count}
        isDisabled={!isHydrated}
        onChange={(changed) => changeView({ filters: changed })}
      >
        <SortSelect words={words.catalog} sort={view.sort} onChange={(changed) => changeView({ sort: changed })} />
      </FilterBar>
      <CardList
        locale={locale}
        words={words}
        watches={matching}
        state={state}
        hrefs={hrefs}
        onClear={() => changeView({ filters: noFilters, search: '' })}
        onRetry={load}
      />
    </>
  );
}

/** Shows the cards that `pending-filters.js` has hidden until they match the URL. */
function revealCards() {
  delete document.documentElement.dataset['filtersPending'];
}
