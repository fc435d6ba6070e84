import { getCollection } from 'astro:content';
import type { Watch } from './watch-schema.ts';

/** Every watch, in the order of the list: by position, then by id so that equal positions stay stable. */
export async function readWatchList(): Promise<Watch[]> {
  const entries = await getCollection('watches');
  return entries.map((entry) => entry.data).sort((a, b) => a.position - b.position || a.id.localeCompare(b.id, 'en'));
}
