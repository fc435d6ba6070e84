import clsx from 'clsx';
import { memo, type Ref, useDeferredValue } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { cardSizes, WatchCard } from '../../components/watch-card/watch-card.tsx';
import type { Words } from '../../content/words/translate.ts';
import { withoutIsolates } from '../../i18n/isolate-latin.ts';
import type { Locale } from '../../i18n/locales.ts';
import { sellLink } from '../../inquiries/sell-link.ts';
import styles from './catalogue.module.css';
import type { CatalogueWatch } from './filters/describe-facets.ts';
import { focusFilters } from './filters/facet-fields.tsx';

interface CardListProps {
  ref?: Ref<HTMLDivElement>;
  locale: Locale;
  words: Words<'catalog'>['catalog'];
  watches: readonly CatalogueWatch[];
  /** Whether no watch matches. `watches` are then similar ones, if there are any. */
  isEmpty: boolean;
  /** Whether `watches` follows the visitor's view, not only the static page. */
  isHydrated: boolean;
  /** What the visitor searched for and selected, in words. */
  wanted: string;
  /** Where visitors ask for a watch that they did not find. */
  sellPath: string;
  onClear: () => void;
}

/** How many cards a change shows at once: a row of a wide window, and more than a phone shows. */
const FIRST_CARDS = 4;

/** How many cards the browser never skips. */
const NEAR_CARDS = 12;

/**
 * What is below the filter bar: the cards, or a hint and similar ones if no watch matches. A change shows its first cards at once.
 * The others follow, because a browser takes long to move hundreds of cards.
 */
export function CardList(props: CardListProps) {
  const { ref, locale, words, watches, isEmpty, isHydrated } = props;
  // A page that opens with filters waits for all cards, so that Back shows the one that the visitor left.
  const deferred = useDeferredValue(isHydrated && watches) || watches;
  // If the list is now short, drop the old cards at once.
  const others = watches.length > FIRST_CARDS ? deferred : watches;
  return (
    <div ref={ref} className={styles.list}>
      {isEmpty && <EmptyResult {...props} />}
      {watches.length > 0 && (
        <ul className={clsx('card-grid', styles.cards)} aria-label={isEmpty ? words.similar : words.watches}>
          <Cards locale={locale} watches={watches.slice(0, FIRST_CARDS)} heading={isEmpty ? 'h3' : 'h2'} />
          <Cards locale={locale} watches={others} heading="h2" from={FIRST_CARDS} />
        </ul>
      )}
    </div>
  );
}

interface CardsProps extends Pick<CardListProps, 'locale' | 'watches'> {
  heading: 'h2' | 'h3';
  from?: number;
}

/** The cards from an index on, by default all. Memoised, so that the first cards of a change do not wait for the others. */
const Cards = memo(function Cards({ locale, watches, heading, from = 0 }: CardsProps) {
  return watches.slice(from).map((watch, index) => (
    <li key={watch.id} className={from + index < NEAR_CARDS ? undefined : styles.far}>
      <WatchCard locale={locale} watch={watch} heading={heading} first={!from && !index} sizes={cardSizes} hasHeart />
    </li>
  ));
});

/** What was looked for, a button that clears the filters, a link to ask for such a watch, and the title of what comes near. */
function EmptyResult({ words, watches, wanted, sellPath, onClear }: CardListProps) {
  function clear() {
    focusFilters();
    onClear();
  }
  return (
    <div className="prose apart">
      <p className="title-s">{words.empty}</p>
      <p>
        {words.emptySearch} <bdi>{wanted}</bdi>
      </p>
      <p className="cluster">
        <button type="button" className={clsx('text-button', styles.clear)} onClick={clear}>
          {words.clearAllFilters}
        </button>
        <ArrowLink href={sellLink(sellPath, { wish: 'find', message: withoutIsolates(wanted) })}>
          {words.findForYou}
        </ArrowLink>
      </p>
      {watches.length > 0 && <h2 className="title-s">{words.similar}</h2>}
    </div>
  );
}
