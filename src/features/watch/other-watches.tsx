import clsx from 'clsx';
import { Name } from '../../components/left-to-right/left-to-right.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './other-watches.module.css';

/** Similar watches, below the report. */
export function OtherWatches({ locale, others }: { locale: Locale; others: WatchSummary[] }) {
  return (
    <section className={clsx('screen-only', styles.others)} aria-labelledby="others">
      <h2 className="title-s" id="others">
        {createTranslator(locale)('watch.others')}
      </h2>
      <ul className={styles.list}>
        {others.map((other) => (
          <li key={other.id}>
            <OtherWatch locale={locale} watch={other} />
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
function OtherWatch({ locale, watch }: { locale: Locale; watch: WatchSummary }) {
  return (
    <a className={styles.other} href={watch.href}>
      <Picture
        picture={watch.picture}
        alt={watch.alt}
        altLanguage={watch.altLanguage}
        sizes="(width >= 56rem) 16rem, (width >= 48rem) 30vw, 72px"
      />
      <span>
        <Name locale={locale}>{watchName(watch)}</Name>{' '}
        <span className={clsx('small', styles.facts)}>
          <span>{watch.yearText}</span> <span>{watch.priceText}</span>
        </span>
      </span>
    </a>
  );
}
