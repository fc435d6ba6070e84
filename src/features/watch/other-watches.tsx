import clsx from 'clsx';
import { Name } from '../../components/left-to-right/left-to-right.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
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
          <span>{watch.year}</span> <span>{watch.priceText}</span>
        </span>
      </span>
    </a>
  );
}
