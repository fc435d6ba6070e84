import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { WatchCard } from '../../components/watch-card/watch-card.tsx';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/pick-words.ts';
import styles from './catalogue.module.css';
import type { CatalogueWatch } from './filters/describe-facets.ts';
import { focusFilterBar } from './filters/filter-focus.ts';
import { useShownCount } from './use-shown-count.ts';

const cardSizes = '(width >= 80rem) 20rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 90vw';

/** Cards are added when the list's end is this close to the window, so that a quick scroll does not reach the end. */
const PRELOAD_MARGIN_PX = 1000;

export interface CardListProps {
  locale: Locale;
  words: Words<'catalog' | 'error'>;
  /** The watches that match. */
  watches: readonly CatalogueWatch[];
  /** Whether the whole collection has loaded. */
  state: 'all' | 'loading' | 'failed';
  hrefs: {
    /** The form for visitors who look for a certain watch. */
    find: string;
    /** The watches that are not in the page, as JSON and as a plain page. */
    others?: { data: string; page: string };
  };
  onClear: () => void;
  onRetry: () => void;
}

/** What is below the filter bar: the cards, or a hint if no watch matches, and the end of a large collection's list. */
export function CardList(props: CardListProps) {
  return (
    <div className={styles.list}>
      {props.watches.length > 0 ? <Cards {...props} /> : <EmptyResult {...props} />}
      {props.hrefs.others && <ListEnd {...props} allHref={props.hrefs.others.page} />}
    </div>
  );
}

/** The first cards of the list, and more as the visitor scrolls down. */
function Cards({ locale, words, watches, state }: CardListProps) {
  const [shownCount, showMore] = useShownCount(state === 'all');

  function observeEnd(end: HTMLElement | null) {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && showMore(), {
      rootMargin: `${PRELOAD_MARGIN_PX}px`,
    });
    if (end) observer.observe(end);
    return () => observer.disconnect();
  }

  return (
    <>
      <ul className={styles.grid} aria-label={words.catalog.watches}>
        {watches.slice(0, shownCount).map((watch, index) => (
          <li key={watch.id}>
            <WatchCard locale={locale} watch={watch} heading="h2" first={index === 0} sizes={cardSizes} hasHeart />
          </li>
        ))}
      </ul>
      {/* A new function at each render, so that an end that is still near is observed again. */}
      {shownCount < watches.length && <div ref={observeEnd} />}
    </>
  );
}

/** A button that clears the filters, and a link to the form that asks for a watch. */
function EmptyResult({ words: { catalog }, hrefs, onClear }: CardListProps) {
  function clear() {
    focusFilterBar();
    onClear();
  }
  return (
    <div className={styles.empty}>
      <p>{catalog.empty}</p>
      <button type="button" className={styles.link} onClick={clear}>
        {catalog.clearAllFilters}
      </button>
      <ArrowLink href={hrefs.find}>{catalog.findForYou}</ArrowLink>
    </div>
  );
}

/** A button to retry if the rest failed to load, and a link to all watches. */
function ListEnd({ words, state, allHref, onRetry }: CardListProps & { allHref: string }) {
  const hasFailed = state === 'failed';
  return (
    <div className={styles.end}>
      {hasFailed && (
        <p role="alert">
          {words.catalog.loadFailed}{' '}
          <button type="button" className={styles.link} onClick={onRetry}>
            {words.error.retry}
          </button>
        </p>
      )}
      <p data-without-script={hasFailed ? undefined : ''}>
        <a href={allHref}>{words.catalog.allWatches}</a>
      </p>
    </div>
  );
}
