import { Button } from '../../components/button/button.tsx';
import { LeftToRight, Name } from '../../components/left-to-right/left-to-right.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import { isSold } from '../../content/describe/watch-status.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import { formatPrice } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { inquiryFormId } from './inquiry-island.tsx';
import type { Listing } from './listing.ts';
import styles from './next-steps.module.css';

/** Below the report: the price with an inquiry button, unless the watch is sold, and other watches. */
export function NextSteps({ locale, watch, others }: Listing & { others: WatchSummary[] }) {
  const t = createTranslator(locale);
  return (
    <div className={styles.steps}>
      {!isSold(watch) && (
        <div className={styles.offer} data-needs-script>
          <p className={styles.name}>
            <Name locale={locale}>{watchName(watch)}</Name>
          </p>
          <p className={styles.price}>
            <LeftToRight>{formatPrice(locale, watch.price)}</LeftToRight>
          </p>
          <Button type="submit" form={inquiryFormId} data-inquire>
            {t('watch.inquireShort')}
          </Button>
        </div>
      )}
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="others">
          <h2 className={styles.title} id="others">
            {t('watch.others')}
          </h2>
          <ul className={styles.list}>
            {others.map((other) => (
              <li key={other.id}>
                <OtherWatch locale={locale} watch={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/**
 * Smaller than a card. Not an `article`, because the view transition names the pictures in articles: between two watches'
 * pages, only the large picture changes.
 */
function OtherWatch({ locale, watch }: { locale: Locale; watch: WatchSummary }) {
  return (
    <a className={styles.other} href={watch.href}>
      <Picture picture={watch.picture} alt={watch.alt} sizes="(width >= 56rem) 16rem, (width >= 40rem) 30vw, 72px" />
      <span>
        <span className={styles.name}>
          <Name locale={locale}>{watchName(watch)}</Name>
        </span>{' '}
        <span className={styles.facts}>
          <span>{watch.year}</span> <LeftToRight>{watch.priceText}</LeftToRight>
        </span>
      </span>
    </a>
  );
}
