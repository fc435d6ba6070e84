import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../components/browser-storage/browser-storage.ts';
import { WatchCard } from '../../components/watch-card/watch-card.tsx';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import styles from './catalogue.module.css';

const cardSizes = '(width >= 80rem) 20rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 90vw';

interface CardListProps {
  locale: Locale;
  label: string;
  watches: readonly WatchSummary[];
  /** Whether all watches of the view have been loaded. Only then can the scroll position be restored. */
  isComplete: boolean;
}

/** The first cards of the list, and more as the visitor scrolls down. */
export function CardList({ locale, label, watches, isComplete }: CardListProps) {
  const [shownCount, endRef] = useShownCount(isComplete);
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {watches.slice(0, shownCount).map((watch, index) => (
          <li key={watch.id}>
            <WatchCard locale={locale} watch={watch} heading="h2" first={index === 0} sizes={cardSizes} />
          </li>
        ))}
      </ul>
      {shownCount < watches.length && <div key={shownCount} ref={endRef} />}
    </>
  );
}

/** How many cards are shown at first, and how many are added at a time: whole rows of two, three and four. */
export const CARDS_PER_STEP = 48;

/** Cards are added when the list's end is this close to the window, so that a quick scroll does not reach the end. */
const PRELOAD_MARGIN_PX = 1000;

/** The visitor's position in a long list. Stored for the tab, so that Back and a reload restore it. */
interface SavedPlace {
  href: string;
  shownCount: number;
  scrollTopPx: number;
}

const placeKey = 'catalogue-place';

/**
 * How many cards of a long list are shown. More are added as the visitor scrolls near the end.
 *
 * @param isComplete whether all watches have been loaded, so that a saved position can be restored
 * @returns the number, and a ref for an element after the last card. Give the element the number as its key, so that
 * a new element is observed after each change.
 */
function useShownCount(isComplete: boolean): [shownCount: number, endRef: RefCallback<HTMLElement>] {
  const [shownCount, setShownCount] = useState(CARDS_PER_STEP);
  const place = useRef<SavedPlace>(undefined);
  const endRef = useCallback((end: HTMLElement | null) => {
    if (!end) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShownCount((count) => count + CARDS_PER_STEP),
      { rootMargin: `${PRELOAD_MARGIN_PX}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    place.current = takePlace();
    if (place.current) setShownCount(place.current.shownCount);
  }, []);
  useLayoutEffect(() => {
    if (!isComplete || !place.current || shownCount < place.current.shownCount) return;
    scrollTo({ top: place.current.scrollTopPx, behavior: 'instant' });
    place.current = undefined;
  }, [isComplete, shownCount]);
  useEffect(() => {
    const save = () => {
      const left: SavedPlace = { href: location.href, shownCount, scrollTopPx: scrollY };
      writeStored('sessionStorage', placeKey, JSON.stringify(left));
    };
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [shownCount]);
  return [shownCount, endRef];
}

/** The saved position, if the visitor returns to this URL. The browser restores it in a short list. */
function takePlace(): SavedPlace | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const text = readStored('sessionStorage', placeKey);
  removeStored('sessionStorage', placeKey);
  if (navigation?.type === 'navigate' || !text) return undefined;
  const place: SavedPlace = JSON.parse(text);
  return place.href === location.href && place.shownCount > CARDS_PER_STEP ? place : undefined;
}
