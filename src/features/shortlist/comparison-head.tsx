import { Heart, type HeartProps } from '../../components/heart/heart.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { WatchTitle } from '../../components/watch-title/watch-title.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import styles from './comparison.module.css';

interface ComparisonHeadProps {
  locale: Locale;
  watch: WatchSummary;
  enlargeLabel: string;
  onEnlarge: (button: HTMLElement) => void;
  onRemove: HeartProps['onRemove'];
}

/** The head of a column. Named by the watch alone, because screen readers say that name in front of each of its values. */
export function ComparisonHead({ locale, watch, enlargeLabel, onEnlarge, onRemove }: ComparisonHeadProps) {
  const nameId = `compared-${watch.id}`;
  return (
    <th className={styles.head} scope="col" aria-labelledby={nameId}>
      <div className={styles.watch}>
        <div className={styles.dial}>
          <Picture
            className={styles.picture}
            picture={watch.picture}
            alt=""
            sizes="(max-width: 39.99rem) 7rem, 18.75rem"
          />
          {/* Over the picture, because paper has no buttons. */}
          <button
            className={styles.enlarge}
            type="button"
            aria-label={`${enlargeLabel}: ${watchName(watch)}`}
            onClick={({ currentTarget }) => onEnlarge(currentTarget)}
          />
        </div>
        <div className={styles.text}>
          <a id={nameId} href={watch.href}>
            <WatchTitle locale={locale} watch={watch} />
          </a>
          {watch.statusText && <p className="small">{watch.statusText}</p>}
          <p className={styles.price}>{watch.priceText}</p>
        </div>
        <Heart className={styles.heart} watchId={watch.id} label={watch.keepLabel} onRemove={onRemove} />
      </div>
    </th>
  );
}
