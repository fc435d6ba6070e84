import clsx from 'clsx';
import { Picture } from '../../components/picture/picture.tsx';
import { WatchTitle } from '../../components/watch-title/watch-title.tsx';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Translate } from '../../i18n/translate.ts';
import styles from './other-watches.module.css';

/** Similar watches, below the report. */
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
        sizes="(width >= 48rem) min(22vw, 22rem), 72px"
      />
      <span>
        <span className="title-s">
          <WatchTitle locale={t.locale} watch={watch} />
        </span>{' '}
        <span className={clsx('small', styles.facts)}>
          {watch.year} · {watch.condition}
        </span>{' '}
        {watch.priceText}
      </span>
    </a>
  );
}
