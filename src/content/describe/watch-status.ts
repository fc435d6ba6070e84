import type { Watch } from '../schema/watch-schema.ts';

/** A watch that has been sold. Its page stays, but the catalogue no longer lists it. */
export type SoldWatch = Watch & { status: 'sold'; soldOn: string };

/** Whether a watch has been sold. The schema requires a date for each sold watch. */
export function isSold(watch: Watch): watch is SoldWatch {
  return watch.status === 'sold';
}

/** The watches that the catalogue lists, available and reserved ones, in the order given. */
export function findListed(watches: readonly Watch[]): Watch[] {
  return watches.filter((watch) => !isSold(watch));
}

/** The watches of the archive: the newest sale first, sales of the same day in the order given. */
export function findSold(watches: readonly Watch[]): SoldWatch[] {
  return watches.filter(isSold).sort((a, b) => b.soldOn.localeCompare(a.soldOn, 'en'));
}
