import { WatchCard } from '../../components/watch-card/watch-card.tsx';
import type { WatchSummary } from '../../content/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { few } from './fill-list.ts';
import { holderAttribute, platesId } from './page-plates.ts';
import styles from './plates.module.css';

interface PlatesProps {
  locale: Locale;
  /** The list's name. */
  label: string;
  /** By name: see `sortByName`. */
  watches: WatchSummary[];
}

/** How many plates are read at once of those that don't stand in the list from the start; whole rows of two, three and four. */
const portion = 96;

/**
 * Every watch of the collection as a plate. Static: React does not hydrate it, the catalogue's controls take out and
 * order what is there (`page-plates.ts`), by what the list's items say of themselves. What a long catalogue has beyond
 * its first plates is left to `more-plates.ts`, unless there is no script.
 */
export function Plates({ locale, label, watches }: PlatesProps) {
  if (watches.length === 0) return null;
  return (
    <>
      <ul id={platesId} className={styles.grid} aria-label={label}>
        {watches.slice(0, few).map((watch, index) => (
          <Item key={watch.id} locale={locale} watch={watch} first={index === 0} />
        ))}
      </ul>
      {portions(watches.slice(few)).map((more) => (
        <noscript key={more[0]?.id} {...{ [holderAttribute]: '' }}>
          <ul className={`${styles.grid} ${styles.more}`} aria-label={label}>
            {more.map((watch) => (
              <Item key={watch.id} locale={locale} watch={watch} />
            ))}
          </ul>
        </noscript>
      ))}
    </>
  );
}

function Item({ locale, watch, first = false }: { locale: Locale; watch: WatchSummary; first?: boolean }) {
  return (
    <li className={styles.plate} data-brand={watch.brandSlug} data-price={watch.price} data-year={watch.year}>
      <WatchCard
        locale={locale}
        watch={watch}
        heading="h2"
        first={first}
        sizes="(width >= 80rem) 20rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 90vw"
      />
    </li>
  );
}

function portions<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / portion) }, (_, index) =>
    items.slice(index * portion, (index + 1) * portion),
  );
}
