import { watches } from 'virtual:content';
import { formatPartialDate } from '../../i18n/format.ts';
import { daysBetween } from '../../i18n/zoned-time.ts';
import type { Watch } from '../schema/watch-schema.ts';
import type { Translate } from '../words/translate.ts';

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

/** The watches that the catalogue lists, in the order of the list. */
export const listedWatches = findListed(watches);

/** The watches of the archive, the newest sale first. Without any, the site has no archive. */
export const soldWatches = findSold(watches);

/**
 * A watch's status in words: the same on cards, pages and share cards, in the feed and for search engines.
 *
 * @returns `Reserved`, `Reserved until 11 March 2026` or `Sold in March 2026`; `undefined` for a watch that is available
 */
export function statusText(
  t: Translate,
  { status, soldOn, reservedUntil }: Pick<Watch, 'status' | 'soldOn' | 'reservedUntil'>,
): string | undefined {
  if (reservedUntil) return t('watch.status.reservedUntil', { day: formatPartialDate(t.locale, reservedUntil) });
  if (status === 'reserved') return t('watch.status.reserved');
  // Only the month, to protect the buyer's privacy.
  if (soldOn) return t('watch.status.sold', { month: formatPartialDate(t.locale, soldOn.slice(0, 7)) });
  return undefined;
}

/** For how many days a watch is new. */
const NEW_DAYS = 30;

/**
 * Whether a watch has been on the site for less than thirty days.
 *
 * @param today an ISO 8601 date, of `todayIn`
 */
export function isNew({ dateAdded }: Pick<Watch, 'dateAdded'>, today: string): boolean {
  return daysBetween(dateAdded, today) < NEW_DAYS;
}
