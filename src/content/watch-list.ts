import { getCollection } from 'astro:content';
import { pictures } from 'virtual:pictures';
import type { Locale } from '../i18n/locales.ts';
import { inListOrder } from './list-order.ts';
import type { Watch } from './watch-schema.ts';
import { summariseWatch, type WatchSummary } from './watch-summary.ts';

/** All watches, in the order of the list. */
export async function readWatchList(): Promise<Watch[]> {
  const entries = await getCollection('watches');
  return entries.map((entry) => entry.data).sort(inListOrder);
}

/** What cards show of every watch, in the order of the list. */
export async function readWatchSummaries(locale: Locale): Promise<WatchSummary[]> {
  return (await readWatchList()).map((watch) => summariseWatch(locale, watch, pictures));
}
