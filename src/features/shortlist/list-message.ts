import { nameWithYear } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';

/**
 * A message that names every watch of a list.
 *
 * @param greeting its first line
 * @param url opens the list
 */
export function listMessage(
  greeting: string,
  watches: readonly Pick<WatchSummary, 'brand' | 'model' | 'year' | 'id'>[],
  url: string,
): string {
  const lines = watches.map((watch) => `– ${nameWithYear(watch)} (${watch.id})`);
  return [greeting, ...lines, url].join('\n');
}
