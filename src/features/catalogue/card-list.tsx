import { WatchCard } from '../../components/watch-card/watch-card.tsx';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import styles from './catalogue.module.css';
import { useShownCount } from './use-shown-count.ts';

const cardSizes = '(width >= 80rem) 20rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 90vw';

/** Cards are added when the list's end is this close to the window, so that a quick scroll does not reach the end. */
const PRELOAD_MARGIN_PX = 1000;

interface CardListProps {
  locale: Locale;
  label: string;
  watches: readonly WatchSummary[];
  /** Whether all watches of the view have been loaded. Only then can the scroll position be restored. */
  isComplete: boolean;
}

/** The first cards of the list, and more as the visitor scrolls down. */
export function CardList({ locale, label, watches, isComplete }: CardListProps) {
  const [shownCount, showMore] = useShownCount(isComplete);

  function observeEnd(end: HTMLElement | null) {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && showMore(), {
      rootMargin: `${PRELOAD_MARGIN_PX}px`,
    });
    if (end) observer.observe(end);
    return () => observer.disconnect();
  }

  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {watches.slice(0, shownCount).map((watch, index) => (
          <li key={watch.id}>
            <WatchCard locale={locale} watch={watch} heading="h2" first={index === 0} sizes={cardSizes} />
          </li>
        ))}
      </ul>
      {/* A new function at each render, so that an end that is still near is observed anew. */}
      {shownCount < watches.length && <div ref={observeEnd} />}
    </>
  );
}
