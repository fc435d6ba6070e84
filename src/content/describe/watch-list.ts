import { getCollection } from 'astro:content';
import { pictures } from 'virtual:pictures';
import type { Locale } from '../../i18n/locales.ts';
import { inListOrder, isDraft, type Watch } from '../schema/watch-schema.ts';
import { findListed, findSold, type SoldWatch } from './watch-status.ts';
import { summariseWatch, type WatchSummary } from './watch-summary.ts';

/** All watches, sold ones too, in the order of the list. */
export async function readWatchList(): Promise<Watch[]> {
  const entries = await getCollection('watches');
  return entries.flatMap(({ data }) => (isDraft(data) ? [] : [data])).sort(inListOrder);
}

/** The watches that the catalogue lists, in the order of the list. */
export async function readListedWatches(): Promise<Watch[]> {
  return findListed(await readWatchList());
}

/** The card data of every watch that the catalogue lists, in the order of the list. */
export async function readWatchSummaries(locale: Locale): Promise<WatchSummary[]> {
  return (await readListedWatches()).map((watch) => summariseWatch(locale, watch, pictures));
}

/** The watches of the archive, the newest sale first. */
export async function readSoldWatches(): Promise<SoldWatch[]> {
  return findSold(await readWatchList());
}

let archiveExists: Promise<boolean> | undefined;

/** Whether there is an archive to link to, which needs a sold watch. Cached, because every page asks. */
export function hasArchive(): Promise<boolean> {
  archiveExists ??= readSoldWatches().then((sold) => sold.length > 0);
  return archiveExists;
}
