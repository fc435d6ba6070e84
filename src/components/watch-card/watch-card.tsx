import clsx from 'clsx';
import { memo, useId } from 'react';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { Heart, type HeartProps } from '../heart/heart.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { WatchTitle } from '../watch-title/watch-title.tsx';
import styles from './watch-card.module.css';

interface WatchCardProps {
  locale: Locale;
  watch: WatchSummary;
  /** The width of the picture, as the value of the `sizes` attribute. */
  sizes: string;
  /** Only for the first card of a page: its picture is fetched before others. */
  first?: boolean;
  /** The level that follows from the headings around it. */
  heading: 'h2' | 'h3';
  /** Whether it has a heart. Only in an island: a heart needs hydration. */
  hasHeart?: boolean;
  /** See {@link Heart}. */
  onRemove?: HeartProps['onRemove'];
  /** Text such as `View Details`, for cards with room for it. */
  viewDetails?: string;
}

/**
 * On phones with a pixel ratio of 3, cards use pictures for a ratio of 2: the difference is not visible and the file is half
 * as large. The watch's page uses the full ratio.
 */
const onDensePhones = '(max-width: 29.99rem) and (min-resolution: 2.01dppx) 60vw';

/** The width of the picture of a card in a list. */
export const cardSizes =
  '(min-width: 95rem) 21rem, (min-width: 75rem) 22vw, (min-width: 56rem) 30vw, (min-width: 36rem) 45vw, 90vw';

/** The `sizes` attribute of a card's picture, from its width in the layout. */
export const cardPictureSizes = (sizes: string) => `${onDensePhones}, ${sizes}`;

/**
 * A watch as a card. All of it except its heart is the link, whose accessible name is the watch's name. Memoised, because
 * each filter change renders the whole list.
 */
export const WatchCard = memo(function WatchCard({
  locale,
  watch,
  sizes,
  first = false,
  heading: Heading,
  hasHeart = false,
  onRemove,
  viewDetails,
}: WatchCardProps) {
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={`${id}name ${id}price`}>
      <div className={styles.view}>
        <Picture
          className={styles.picture}
          picture={watch.picture}
          alt={watch.alt}
          altLanguage={watch.altLanguage}
          sizes={cardPictureSizes(sizes)}
          first={first}
        />
        <Tags watch={watch} />
      </div>
      <Heading className={clsx('title-s', styles.name)} id={`${id}name`}>
        <a className={clsx('cover', styles.link)} href={watch.href}>
          <WatchTitle locale={locale} watch={watch} />
        </a>
      </Heading>
      <p className={clsx('small', styles.facts)}>{watch.facts}</p>
      <p className={clsx('cluster ends', styles.price)} data-status={watch.status}>
        <span id={`${id}price`}>{watch.priceText}</span>
        {viewDetails && (
          <span className={clsx('screen-only with-icon', styles.more)} aria-hidden="true">
            {viewDetails} <Icon name="arrow" points="forward" />
          </span>
        )}
      </p>
      {hasHeart && <Heart className={styles.heart} watchId={watch.id} label={watch.keepLabel} onRemove={onRemove} />}
    </article>
  );
});

/** Labels on the picture: the origin, and the status if the watch is new or not available. A sold watch shows only the status. */
function Tags({ watch }: Pick<WatchCardProps, 'watch'>) {
  return (
    <p className={clsx('cluster', styles.tags)}>
      {watch.status !== 'sold' && <span className={clsx('label', styles.tag)}>{watch.origin}</span>}
      {watch.statusText && (
        <span className={clsx('label', styles.tag)} data-status={watch.status}>
          {watch.statusText}
        </span>
      )}
    </p>
  );
}
