import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../components/browser-storage/browser-storage.ts';

/** How many cards the page has, and how many more are added at a time: whole rows of two, three and four. */
export const CARDS_PER_STEP = 48;

/** How far below the window the next cards are rendered, so that a quick scroll finds them there. */
const PRELOAD_MARGIN_PX = 1000;

/** Where a visitor has left a long list. Stored for this tab, so that Back and a reload find the place again. */
interface SavedPlace {
  href: string;
  shownCount: number;
  scrollTopPx: number;
}

const placeKey = 'catalogue-place';

/**
 * How many cards of a long list are shown. More follow as the visitor scrolls near the end.
 *
 * @param isComplete whether all cards could be shown, and so a saved place can be found
 * @returns the number, and a ref for an element after the last card. Give the element the number as its key: a new element
 * is observed again.
 */
export function useShownCount(isComplete: boolean): [shownCount: number, endRef: RefCallback<HTMLElement>] {
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

/** The place that was left, if the visitor comes back to it. In a short list the browser finds it by itself. */
function takePlace(): SavedPlace | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const text = readStored('sessionStorage', placeKey);
  removeStored('sessionStorage', placeKey);
  if (navigation?.type === 'navigate' || !text) return undefined;
  const place: SavedPlace = JSON.parse(text);
  return place.href === location.href && place.shownCount > CARDS_PER_STEP ? place : undefined;
}
