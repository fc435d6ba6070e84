/** The parameter that names a watch, once for each: `/shortlist?watch=<id>&watch=<id>`. */
const parameter = 'watch';

/** As in `watch-schema.ts`, which is too large for the browser. */
const watchId = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The list that a link brings.
 *
 * @param query such as `?watch=rolex-submariner-1967`
 * @returns the ids, each once; `undefined` if the query names no watch. What cannot be an id is left out, because the
 * page shows ids that it does not know, and anybody can write a link.
 */
export function readSharedIds(query: string): string[] | undefined {
  const ids = new URLSearchParams(query).getAll(parameter).filter((id) => watchId.test(id));
  return ids.length > 0 ? [...new Set(ids)] : undefined;
}

/**
 * A link that opens a list for anybody.
 *
 * @param pageUrl the URL of the shortlist's page, with or without a query
 */
export function listUrl(pageUrl: string, ids: readonly string[]): string {
  const url = new URL(pageUrl);
  url.hash = '';
  url.search = new URLSearchParams(ids.map((id) => [parameter, id])).toString();
  return url.href;
}
