import { getCollection } from 'astro:content';
import { inListOrder } from './list-order.ts';
import type { Watch } from './watch-schema.ts';

/** Every watch, in the order of the list. */
export async function readWatchList(): Promise<Watch[]> {
  const entries = await getCollection('watches');
  return entries.map((entry) => entry.data).sort(inListOrder);
}
