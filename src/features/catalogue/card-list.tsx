import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { WatchCard } from '../../components/watch-card/watch-card.tsx';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import styles from './catalogue.module.css';

/** How many cards stand in the page, and how many more follow at a time: whole rows of two, three and four. */
export const cardsPerStep = 48;

/** How far below the window the next cards are rendered, so that a quick scroll finds them there. */
const PRELOAD_MARGIN_PX = 1000;

const cardSizes = '(width >= 80rem) 20rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 90vw';

/** Where a visitor has left a long list. Kept in this tab, so that Back and a reload find the place again. */
interface SavedPlace {
  href: string;
  shownCount: number;
  scrollTopPx: number;
}

const placeKey = 'catalogue-place';

interface CardListProps {
  locale: Locale;
  label: string;
  /** What a heart does, with `{{name}}` for the watch's name. */
  keep: string;
  watches: readonly WatchSummary[];
  /** Whether these are all watches of the view. Only then a saved place can be found again. */
  isComplete: boolean;
  /** What the watches were searched for, from `searchPatterns`. */
  searched: readonly string[] | undefined;
}

/** The cards of the watches given, the first of them and more on the way down: no pages, no virtual scrolling. */
export function CardList({ locale, label, keep, watches, isComplete, searched }: CardListProps) {
  const [shownCount, endRef] = useShownCount(isComplete);
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {watches.slice(0, shownCount).map((watch, index) => (
          <li key={watch.id}>
            <WatchCard
              locale={locale}
              watch={watch}
              heading="h2"
              keep={keep}
              first={index === 0}
              sizes={cardSizes}
              searched={searched}
            />
          </li>
        ))}
      </ul>
      {shownCount < watches.length && <div key={shownCount} ref={endRef} />}
    </>
  );
}

/**
 * How many cards of a long list are shown. More follow as the visitor scrolls near the end.
 *
 * @param isComplete whether all cards could be shown, and so a saved place can be found
 * @returns the number, and a ref for an element after the last card. The element needs the number as its key: a new
 * element is observed anew.
 */
function useShownCount(isComplete: boolean): [shownCount: number, endRef: RefCallback<HTMLElement>] {
  const [shownCount, setShownCount] = useState(cardsPerStep);
  const place = useRef<SavedPlace>(undefined);
  const endRef = useCallback((end: HTMLElement | null) => {
    if (!end) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShownCount((count) => count + cardsPerStep),
      { rootMargin: `${PRELOAD_MARGIN_PX}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    place.current = readPlace();
    if (place.current) setShownCount(place.current.shownCount);
  }, []);
  useLayoutEffect(() => {
    if (!isComplete || !place.current || shownCount < place.current.shownCount) return;
    scrollTo({ top: place.current.scrollTopPx, behavior: 'instant' });
    place.current = undefined;
  }, [isComplete, shownCount]);
  useEffect(() => {
    const save = () => savePlace({ href: location.href, shownCount, scrollTopPx: scrollY });
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [shownCount]);
  return [shownCount, endRef];
}

/** The place that was left, if the visitor comes back to it. The browser itself knows the place in a short list. */
function readPlace(): SavedPlace | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate') return undefined;
  try {
    const place: SavedPlace | null = JSON.parse(sessionStorage.getItem(placeKey) ?? 'null');
    sessionStorage.removeItem(placeKey);
    return place?.href === location.href && place.shownCount > cardsPerStep ? place : undefined;
  } catch {
    // Storage is blocked: the list begins at its start.
    return undefined;
  }
}

function savePlace(place: SavedPlace) {
  try {
    sessionStorage.setItem(placeKey, JSON.stringify(place));
  } catch {
    // Storage is blocked or full. Only the place is lost.
  }
}
