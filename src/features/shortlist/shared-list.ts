import { nameWithYear } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';

/** The parameter that names a watch, repeated for each: `/shortlist?watch=<id>&watch=<id>`. */
const parameter = 'watch';

/** As in `watch-schema.ts`, which is too large for the browser. */
const watchId = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads the list of a shared link.
 *
 * @param query such as `?watch=rolex-submariner-1967`
 * @returns the ids, each once; `undefined` if the query names no watch. Invalid ids are left out: the page shows
 * ids of watches that do not exist, and a link may contain any text.
 */
export function readSharedIds(query: string): string[] | undefined {
  const ids = new URLSearchParams(query).getAll(parameter).filter((id) => watchId.test(id));
  return ids.length > 0 ? [...new Set(ids)] : undefined;
}

/**
 * A link that opens a list in any browser.
 *
 * @param pageUrl the URL of the shortlist's page, with or without a query
 */
export function listUrl(pageUrl: string, ids: readonly string[]): string {
  const url = new URL(pageUrl);
  url.hash = '';
  url.search = new URLSearchParams(ids.map((id) => [parameter, id])).toString();
  return url.href;
}

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
