import { pictures } from 'virtual:pictures';
import type { Locale } from '../../i18n/locales.ts';
import { readContent } from '../schema/read-content.ts';
import type { Watch } from '../schema/watch-schema.ts';
import { findListed, findSold, type SoldWatch } from './watch-status.ts';
import { summariseWatch, type WatchSummary } from './watch-summary.ts';

// Read once, because every page asks. After a change the development server evaluates this module again.
const { watches } = readContent('content', () => true);

/** All watches, sold ones too, in the order of the list. */
export function readWatchList(): Watch[] {
  return watches;
}

/** The watches that the catalogue lists, in the order of the list. */
export function readListedWatches(): Watch[] {
  return findListed(watches);
}

/** The card data of every watch that the catalogue lists, in the order of the list. */
export function readWatchSummaries(locale: Locale): WatchSummary[] {
  return readListedWatches().map((watch) => summariseWatch(locale, watch, pictures));
}

/** The watches of the archive, the newest sale first. */
export function readSoldWatches(): SoldWatch[] {
  return findSold(watches);
}

/** Whether there is an archive to link to, which needs a sold watch. */
export function hasArchive(): boolean {
  return readSoldWatches().length > 0;
}
