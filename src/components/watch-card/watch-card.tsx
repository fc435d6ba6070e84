import type { WatchSummary } from '../../content/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { Icon } from '../icon/icon.tsx';
import { LeftToRight, Name } from '../left-to-right/left-to-right.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './watch-card.module.css';

interface WatchCardProps {
  locale: Locale;
  watch: WatchSummary;
  /** The width of the plate, as the `sizes` attribute wants it. */
  sizes: string;
  first?: boolean;
  /** The level that follows from the headings around it. */
  heading: 'h2' | 'h3';
  /** Words for the way on, where the card stands alone enough to need them. */
  viewDetails?: string;
}

/** No screen shows a plate with more pixels across; what is wider is left out of a page that may have thousands of plates. */
const largestWidth = 1200;

/**
 * Two pixels for each of the page's are all that is seen of a plate; phones have up to three, and would fetch nearly
 * twice as much. The watch's own page keeps them all.
 */
const onDensePhones = '(width < 30rem) and (resolution > 2dppx) 60vw';

/** A watch as a plate of the catalogue. The whole plate is the link; its name is the watch's. */
export function WatchCard({ locale, watch, sizes, first = false, heading: Heading, viewDetails }: WatchCardProps) {
  const picture = { ...watch.picture, widths: watch.picture.widths.filter((width) => width <= largestWidth) };
  return (
    <article className={styles.card}>
      <div className={styles.plate}>
        <Picture
          className={styles.picture}
          picture={picture}
          alt={watch.alt}
          sizes={`${onDensePhones}, ${sizes}`}
          first={first}
        />
        <span className={styles.origin}>{watch.origin}</span>
      </div>
      <Heading className={styles.name}>
        <a className={styles.link} href={watch.href}>
          <span className={styles.brand}>
            <Name locale={locale}>{watch.brand}</Name>
          </span>{' '}
          <span className={styles.model}>
            <Name locale={locale}>{watch.model}</Name>
          </span>
        </a>
      </Heading>
      <p className={styles.facts}>
        <span>{watch.year}</span>
        <span>{watch.condition}</span>
      </p>
      <p className={styles.price}>
        <LeftToRight>{watch.priceText}</LeftToRight>
        {viewDetails && (
          <span className={styles.more} aria-hidden="true">
            {viewDetails} <Icon name="arrow" points="forward" />
          </span>
        )}
      </p>
    </article>
  );
}
