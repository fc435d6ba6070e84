import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../components/browser-storage/browser-storage.ts';

/** How many cards are shown at first, and how many are added at a time: whole rows of two, three and four. */
export const CARDS_PER_STEP = 48;

/** The visitor's position in a long list. Stored for the tab, so that Back and a reload restore it. */
interface SavedPlace {
  href: string;
  shownCount: number;
  scrollTopPx: number;
}

const placeKey = 'catalogue-place';

/**
 * How many cards of a long list are shown, and a function that shows more.
 *
 * @param isComplete whether all watches have been loaded, so that a saved position can be restored
 */
export function useShownCount(isComplete: boolean): [shownCount: number, showMore: () => void] {
  const [shownCount, setShownCount] = useState(CARDS_PER_STEP);
  const place = useRef<SavedPlace>(undefined);
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
  return [shownCount, () => setShownCount((count) => count + CARDS_PER_STEP)];
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
