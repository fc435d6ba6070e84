import { Picture } from '../../components/picture/picture.tsx';
import { WatchTitle } from '../../components/watch-title/watch-title.tsx';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Translate } from '../../content/words/translate.ts';
import styles from './other-watches.module.css';

const OTHERS_COUNT = 4;

/**
 * The most similar watches that are available, to show on a watch's page.
 *
 * @param watches the whole collection
 * @returns the most similar first, at most four
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
    <section className="screen-only" aria-labelledby="others">
      <h2 className="title-s apart" id="others">
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
 * Looks like a card, but in a narrow window is a row. Not an `article`, because the view transition names the pictures in
 * articles: between two watches' pages, only the large picture changes.
 */
function OtherWatch({ t, watch }: { t: Translate; watch: WatchSummary }) {
  return (
    <a className={styles.other} href={watch.href}>
      <Picture
        picture={watch.picture}
        alt={watch.alt}
        altLanguage={watch.altLanguage}
        sizes="(min-width: 48rem) min(22vw, 22rem), 72px"
      />
      <div>
        <p className="title-s">
          <WatchTitle locale={t.locale} watch={watch} />
        </p>
        <p className="small">{watch.facts}</p>
        <p>{watch.priceText}</p>
      </div>
    </a>
  );
}
