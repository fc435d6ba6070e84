import clsx from 'clsx';
import { useRef } from 'react';
import { ErrorBoundary } from '../../components/error-boundary/error-boundary.tsx';
import type { Words } from '../../content/words/translate.ts';
import { formatItemAfter } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { countText } from '../../i18n/texts.ts';
import { CardList } from './card-list.tsx';
import styles from './catalogue.module.css';
import { type CatalogueView, useCatalogueView } from './catalogue-view.ts';
import type { CatalogueWatch, FacetOptions } from './filters/describe-facets.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { matchesFilters, noFilters, selectedLabels } from './filters/filters.ts';
import { SearchField } from './search/search-field.tsx';
import { findSimilar, searchWatches } from './search/search-watches.ts';
import { sortWatches } from './sort.ts';
import { SortSelect } from './sort-select.tsx';

interface CatalogueProps {
  locale: Locale;
  words: Words<'catalog' | 'error'>;
  options: FacetOptions;
  /** The whole collection in the order of `sortByName`. */
  watches: CatalogueWatch[];
  /** The words that the search ignores, of `listFillers`. */
  fillers: string;
  hasRenderings: boolean;
  /** The path of the page with the form for a watch to find. */
  sellPath: string;
}

/** The catalogue: filter bar and cards. Its first render matches the static page, which has no filters. */
export function CatalogueIsland(props: CatalogueProps) {
  return (
    <ErrorBoundary words={props.words.error}>
      <FilteredList {...props} />
    </ErrorBoundary>
  );
}

function FilteredList({
  locale,
  words: { catalog: words },
  options,
  watches,
  fillers,
  hasRenderings,
  sellPath,
}: CatalogueProps) {
  const { view, changeView, isHydrated } = useCatalogueView(options);
  const list = useRef<HTMLDivElement>(null);
  const { filters, search, sort } = view;
  const found = searchWatches(watches, search, fillers);
  const matching = found.filter((watch) => matchesFilters(watch, filters));
  const shown = sortWatches(matching, sort);
  const isEmpty = shown.length === 0;
  const wanted = [search.trim(), ...selectedLabels(options, filters)].filter(Boolean).join(' · ');

  function change(changed: Partial<CatalogueView>) {
    changeView(changed);
    showStart(list.current);
  }

  return (
    <>
      <search className={styles.search} aria-label={words.toolbar}>
        <div className={clsx('cluster ends', styles.head)}>
          <h1>{words.title}</h1>
          <p className={clsx('muted', styles.count)} role="status">
            {countText(locale, words, 'watchCount', shown.length)}
            {/* So that another order is announced too. */}
            <span className="visually-hidden">{formatItemAfter(locale, words.sort[sort])}</span>
          </p>
          <SearchField words={words.search} value={search} onChange={(typed) => change({ search: typed })} />
          {wanted && <p className={clsx('small print-only', styles.note)}>{wanted}</p>}
          {hasRenderings && <p className={clsx('small', styles.note)}>{words.renderings}</p>}
        </div>
        <FilterBar
          locale={locale}
          words={words}
          options={options}
          watches={found}
          filters={filters}
          matchCount={shown.length}
          onChange={(changed) => change({ filters: changed })}
        >
          <SortSelect words={words} sort={sort} onChange={(changed) => change({ sort: changed })} />
        </FilterBar>
      </search>
      <CardList
        ref={list}
        locale={locale}
        words={words}
        watches={isEmpty ? findSimilar(watches, search, fillers) : shown}
        isEmpty={isEmpty}
        isHydrated={isHydrated}
        wanted={wanted}
        sellPath={sellPath}
        onClear={() => change({ filters: noFilters, search: '' })}
      />
    </>
  );
}

/** Scrolls back to the start of the list, if it is above the sticky bar: a changed list may have nothing further down. */
function showStart(list: HTMLElement | null) {
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (list && list.getBoundingClientRect().top < top) list.scrollIntoView();
}
