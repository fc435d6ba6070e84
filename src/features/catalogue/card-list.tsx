import clsx from 'clsx';
import type { Ref } from 'react';
import { ArrowLink } from '../../components/button/button.tsx';
import { whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { cardSizes, WatchCard } from '../../components/watch-card/watch-card.tsx';
import type { Words } from '../../content/words/translate.ts';
import { withoutIsolates } from '../../i18n/isolate-latin.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/texts.ts';
import type { Delivery } from '../../inquiries/delivery.ts';
import { sellLink } from '../../inquiries/links.ts';
import styles from './catalogue.module.css';
import type { CatalogueWatch } from './filters/describe-facets.ts';
import { focusFilters } from './filters/facet-fields.tsx';

interface CardListProps {
  ref?: Ref<HTMLDivElement>;
  locale: Locale;
  words: Words<'catalog'>['catalog'];
  watches: readonly CatalogueWatch[];
  /** What the visitor searched for and selected, in words. */
  wanted: string;
  /** Where visitors ask for a watch that they did not find: a form, or WhatsApp. */
  delivery: Delivery;
  sellPath: string;
  onClear: () => void;
}

/** What is below the filter bar: the cards, or a hint if no watch matches. */
export function CardList(props: CardListProps) {
  return (
    <div ref={props.ref} className={styles.list}>
      {props.watches.length > 0 ? <Cards {...props} /> : <EmptyResult {...props} />}
    </div>
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

/** A button that clears the filters, and a link to ask for what was looked for. */
function EmptyResult({ words, wanted, delivery, sellPath, onClear }: CardListProps) {
  const message = withoutIsolates(wanted);
  const findHref = delivery.sends
    ? sellLink(sellPath, { wish: 'find', message })
    : whatsAppUrl(delivery.ways.whatsApp.number, fill(words.findMessage, { wanted: message }));
  function clear() {
    focusFilters();
    onClear();
  }
  return (
    <div className={styles.empty}>
      <p className="title-s">{words.empty}</p>
      <p>{words.emptyHint}</p>
      <button type="button" className="text-button" onClick={clear}>
        {words.clearAllFilters}
      </button>
      <ArrowLink href={findHref}>{words.findForYou}</ArrowLink>
    </div>
  );
}
