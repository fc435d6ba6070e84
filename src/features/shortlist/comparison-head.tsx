import type { MouseEvent } from 'react';
import { Heart, type HeartProps } from '../../components/heart/heart.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { WatchTitle } from '../../components/watch-title/watch-title.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fullSizeUrl } from '../../pictures/picture-data.ts';
import styles from './comparison.module.css';

interface ComparisonHeadProps {
  locale: Locale;
  watch: WatchSummary;
  enlargeLabel: string;
  onEnlarge: (event: MouseEvent<HTMLElement>) => void;
  onRemove: HeartProps['onRemove'];
}

/** The head of a column. Named by the watch alone, because screen readers say that name in front of each of its values. */
export function ComparisonHead({ locale, watch, enlargeLabel, onEnlarge, onRemove }: ComparisonHeadProps) {
  const nameId = `compared-${watch.id}`;
  return (
    <th className={styles.head} scope="col" aria-labelledby={nameId}>
      <div className={styles.watch}>
        {/* A link, as in the gallery of a watch: paper has no buttons. */}
        <a
          className={styles.dial}
          href={fullSizeUrl(watch.picture)}
          aria-label={`${enlargeLabel}: ${watchName(watch)}`}
          onClick={onEnlarge}
        >
          <Picture picture={watch.picture} alt="" sizes="(max-width: 39.99rem) 7rem, 18.75rem" />
        </a>
        <div className={styles.text}>
          <a id={nameId} href={watch.href}>
            <WatchTitle locale={locale} watch={watch} />
          </a>
          {watch.statusText && <p className="small">{watch.statusText}</p>}
          <p>{watch.priceText}</p>
        </div>
        <Heart className={styles.heart} watchId={watch.id} label={watch.keepLabel} onRemove={onRemove} />
      </div>
    </th>
  );
}
