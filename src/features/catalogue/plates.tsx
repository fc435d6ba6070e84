import { WatchCard } from '../../components/watch-card/watch-card.tsx';
import type { WatchSummary } from '../../content/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { platesId } from './page-plates.ts';
import styles from './plates.module.css';

interface PlatesProps {
  locale: Locale;
  /** The list's name. */
  label: string;
  /** By name: see `sortByName`. */
  watches: WatchSummary[];
}

/**
 * Every watch of the collection as a plate. Static: React does not hydrate it, the catalogue's controls take out and
 * order what is there (`page-plates.ts`), by what the list's items say of themselves.
 */
export function Plates({ locale, label, watches }: PlatesProps) {
  if (watches.length === 0) return null;
  return (
    <ul id={platesId} className={styles.grid} aria-label={label}>
      {watches.map((watch, index) => (
        <li
          key={watch.id}
          className={styles.plate}
          data-brand={watch.brandSlug}
          data-price={watch.price}
          data-year={watch.year}
        >
          <WatchCard
            locale={locale}
            watch={watch}
            heading="h2"
            first={index === 0}
            sizes="(width >= 80rem) 20rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 90vw"
          />
        </li>
      ))}
    </ul>
  );
}
