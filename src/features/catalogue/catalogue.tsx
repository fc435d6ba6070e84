import { useEffect, useLayoutEffect, useMemo } from 'react';
import { ErrorBoundary } from '../../components/error-boundary/error-boundary.tsx';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { CardList } from './card-list.tsx';
import styles from './catalogue.module.css';
import type { CatalogueTexts } from './catalogue-texts.ts';
import type { CatalogueView } from './catalogue-view.ts';
import type { FacetOptions } from './filters/facet-options.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { focusFilterBar } from './filters/filter-focus.ts';
import { hasFilters, matchesFilters, noFilters } from './filters/filters.ts';
import { ResultCount } from './result-count.tsx';
import { SearchField } from './search/search-field.tsx';
import { useSearch } from './search/use-search.ts';
import { defaultSort, sortWatches } from './sort.ts';
import { SortSelect } from './sort-select.tsx';
import { useCatalogueView, useIsHydrated } from './use-catalogue-view.ts';
import { useWatches } from './use-watches.ts';

interface CatalogueProps {
  locale: Locale;
  texts: CatalogueTexts;
  options: FacetOptions;
  /** How many watches there are, and the same in words. */
  total: { count: number; text: string };
  /** The first ones by name: see `sortByName`. */
  watches: WatchSummary[];
  /** Where the texts are that a search looks in. */
  searchHref: string;
  /** Where the others are, if there are others: as data, and as a page for visitors without JavaScript. */
  rest: { dataHref: string; pageHref: string } | undefined;
}

const defaultView: CatalogueView = { filters: noFilters, search: '', sort: defaultSort };
const isDefaultView = ({ filters, search, sort }: CatalogueView) =>
  !hasFilters(filters) && !search && sort === defaultSort;

/** The catalogue: filter bar and cards. An island; its first render is the static page's and shows every watch. */
export function Catalogue(props: CatalogueProps) {
  return (
    <ErrorBoundary words={props.texts.error} onError={revealPage}>
      <FilteredList {...props} />
    </ErrorBoundary>
  );
}

function FilteredList({ locale, texts, options, total, watches: initial, searchHref, rest }: CatalogueProps) {
  const [view, changeView] = useCatalogueView(options);
  const { watches, isComplete, hasFailed, load, retry } = useWatches(initial, rest?.dataHref);
  const search = useSearch(watches, searchHref, view.search);
  // A filter or another order needs the whole collection. Until it has arrived, the list stays as it is.
  const isPending = !isComplete && !hasFailed && !isDefaultView(view);
  const { filters, sort } = isPending ? defaultView : view;
  const { found } = search;
  const matching = useMemo(
    () =>
      sortWatches(
        found.filter((watch) => matchesFilters(watch, filters)),
        sort,
      ),
    [found, filters, sort],
  );
  useEffect(() => {
    if (isPending) load();
  }, [isPending, load]);
  const isHydrated = useIsHydrated();
  useRevealedPage(isHydrated && !isPending && !search.isPending);
  // Where the rest has failed, only the list as it stands in the page still means all watches.
  const isCounted = isComplete || (hasFailed && !isDefaultView(view));
  const count = isCounted ? matching.length : total.count;
  return (
    <>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <ResultCount locale={locale} texts={texts} total={total} count={count} typed={view.search} />
        <SearchField
          texts={texts}
          value={view.search}
          isDisabled={!isHydrated}
          hasFailed={search.hasFailed}
          onChange={(typed) => changeView({ search: typed })}
          onReach={search.load}
          onRetry={search.retry}
        />
      </div>
      <FilterBar
        locale={locale}
        texts={texts}
        options={options}
        watches={isComplete ? found : undefined}
        filters={view.filters}
        matchCount={count}
        isDisabled={!isHydrated}
        onChange={(changed) => changeView({ filters: changed })}
        onReach={load}
      >
        <SortSelect texts={texts} sort={view.sort} onChange={(changed) => changeView({ sort: changed })} />
      </FilterBar>
      {matching.length > 0 ? (
        <CardList
          locale={locale}
          label={texts.watches}
          keep={texts.keep}
          watches={matching}
          isComplete={isComplete}
          searched={search.searched}
        />
      ) : (
        <EmptyResult texts={texts} onClear={() => changeView({ filters: noFilters, search: '' })} />
      )}
      {rest && <ListEnd texts={texts} pageHref={rest.pageHref} hasFailed={hasFailed} onRetry={retry} />}
    </>
  );
}

/** Shows the page that `pending-filters.js` has hidden. */
function revealPage() {
  delete document.documentElement.dataset['filtersPending'];
}

/** Shows the page once it is what the link asks for. */
function useRevealedPage(isReady: boolean) {
  useLayoutEffect(() => {
    if (isReady) revealPage();
  }, [isReady]);
}

function EmptyResult({ texts, onClear }: { texts: CatalogueTexts; onClear: () => void }) {
  const clear = () => {
    focusFilterBar();
    onClear();
  };
  return (
    <div className={styles.empty}>
      <p>{texts.empty}</p>
      <button type="button" className={styles.link} onClick={clear}>
        {texts.clearAllFilters}
      </button>
    </div>
  );
}

interface ListEndProps {
  texts: CatalogueTexts;
  pageHref: string;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The way to the rest of a large collection where its data could not be fetched, or where there is no JavaScript. */
function ListEnd({ texts, pageHref, hasFailed, onRetry }: ListEndProps) {
  return (
    <div className={styles.end}>
      {hasFailed && (
        <p role="alert">
          {texts.loadFailed}{' '}
          <button type="button" className={styles.link} onClick={onRetry}>
            {texts.error.retry}
          </button>
        </p>
      )}
      <p data-without-script={hasFailed ? undefined : ''}>
        <a href={pageHref}>{texts.allWatches}</a>
      </p>
    </div>
  );
}
