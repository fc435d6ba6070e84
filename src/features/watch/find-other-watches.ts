import type { Watch } from '../../content/schema/watch-schema.ts';

const OTHERS_COUNT = 4;

/**
 * The most similar watches that are available, to show on a watch's page.
 *
 * @param watches the whole collection
 * @returns the most similar first, at most four
 */
export function findOtherWatches(watch: Watch, watches: readonly Watch[]): Watch[] {
  return watches
    .filter(({ id, status }) => id !== watch.id && status === 'available')
    .sort((a, b) => distanceBetween(watch, a) - distanceBetween(watch, b))
    .slice(0, OTHERS_COUNT);
}

/** A decade, a different movement, and a factor of two in price have the same weight. */
function distanceBetween(a: Watch, b: Watch): number {
  const decades = Math.abs(Math.floor(a.year / 10) - Math.floor(b.year / 10));
  const kind = a.movement === b.movement ? 0 : 1;
  return decades + kind + Math.abs(Math.log2(a.price / b.price));
}
