import clsx from 'clsx';
import { Name } from '../../components/left-to-right/left-to-right.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Translate } from '../../i18n/translate.ts';
import styles from './other-watches.module.css';

const OTHERS_COUNT = 3;

/**
 * The most similar watches that are available, to show on a watch's page.
 *
 * @param watches the whole collection
 * @returns the most similar first, at most three
 */
export function findOtherWatches(watch: Watch, watches: readonly Watch[]): Watch[] {
  return watches
    .filter(({ id, status }) => id !== watch.id && status === 'available')
    .sort((a, b) => distanceBetween(watch, a) - distanceBetween(watch, b))
    .slice(0, OTHERS_COUNT);
}

/** A decade, a different movement, and a factor of two in price have the same weight. */
function distanceBetween(a: Watch, b: Watch): number {
  const decades = Math.abs(Math.floor(a.year / 10) - Math.floor(b.year / 10));
  const kind = a.movement === b.movement ? 0 : 1;
  return decades + kind + Math.abs(Math.log2(a.price / b.price));
}

export function OtherWatches({ t, others }: { t: Translate; others: WatchSummary[] }) {
  return (
    <section className={clsx('screen-only', styles.others)} aria-labelledby="others">
      <h2 className="title-s" id="others">
        {t('watch.others')}
      </h2>
      <ul className={styles.list}>
        {others.map((other) => (
          <li key={other.id}>
            <OtherWatch t={t} watch={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Smaller than a card. Not an `article`, because the view transition names the pictures in articles: between two watches'
 * pages, only the large picture changes.
 */
function OtherWatch({ t, watch }: { t: Translate; watch: WatchSummary }) {
  return (
    <a className={styles.other} href={watch.href}>
      <Picture
        picture={watch.picture}
        alt={watch.alt}
        altLanguage={watch.altLanguage}
        sizes="(width >= 56rem) 16rem, (width >= 48rem) 30vw, 72px"
      />
      <span>
        <Name locale={t.locale}>{watchName(watch)}</Name>{' '}
        <span className={clsx('small', styles.facts)}>
          <span>{watch.yearText}</span> <span>{watch.priceText}</span>
        </span>
      </span>
    </a>
  );
}
