import clsx from 'clsx';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { WatchCard } from '../../components/watch-card/watch-card.tsx';
import { fill } from '../../i18n/fill.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/pick-words.ts';
import styles from './catalogue.module.css';
import type { CatalogueWatch } from './filters/describe-facets.ts';
import { focusFilters } from './filters/filter-focus.ts';

/** The width of a card's picture. */
export const cardSizes = '(width >= 80rem) 20rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 90vw';

/** Where visitors ask for a watch that they did not find. */
export interface FindProps {
  /** The path of the form for it; `undefined` if the forms send nothing. */
  formPath: string | undefined;
  /** The number for a message on WhatsApp instead. */
  whatsApp: string;
}

interface CardListProps {
  locale: Locale;
  words: Words<'catalog'>['catalog'];
  /** The watches that match. */
  watches: readonly CatalogueWatch[];
  /** The text of the search field. */
  search: string;
  find: FindProps;
  onClear: () => void;
}

/** What is below the filter bar: the cards, or a hint if no watch matches. */
export function CardList(props: CardListProps) {
  return (
    <div className={styles.list}>{props.watches.length > 0 ? <Cards {...props} /> : <EmptyResult {...props} />}</div>
  );
}

function Cards({ locale, words, watches }: CardListProps) {
  return (
    <ul className={clsx('card-grid', styles.grid)} aria-label={words.watches}>
      {watches.map((watch, index) => (
        <li key={watch.id}>
          <WatchCard locale={locale} watch={watch} heading="h2" first={index === 0} sizes={cardSizes} hasHeart />
        </li>
      ))}
    </ul>
  );
}

/** A button that clears the filters, and a link to ask for what was searched. */
function EmptyResult({ words, search, find: { formPath, whatsApp }, onClear }: CardListProps) {
  const findHref = formPath
    ? `${formPath}?${new URLSearchParams({ intent: 'find', model: search })}#write`
    : whatsAppUrl(whatsApp, fill(words.findMessage, { wanted: search }));
  function clear() {
    focusFilters();
    onClear();
  }
  return (
    <div className={styles.empty}>
      <p>{words.empty}</p>
      <button type="button" className="text-button" onClick={clear}>
        {words.clearAllFilters}
      </button>
      <ArrowLink href={findHref}>{words.findForYou}</ArrowLink>
    </div>
  );
}
