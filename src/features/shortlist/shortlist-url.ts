/* The URL of a list: shared from one browser, read in another. */
import { watchIdPattern } from '../../i18n/routes.ts';

/** The parameter that names a watch, repeated for each: `/shortlist?watch=<id>&watch=<id>`. */
const parameter = 'watch';

/**
 * Reads the list of a shared link.
 *
 * @param query such as `?watch=rolex-submariner-1967`
 * @returns the ids, each once; `undefined` if the query names no watch. A link may contain any text, so what is no id is left out.
 */
export function readSharedIds(query: string): string[] | undefined {
  const ids = new URLSearchParams(query).getAll(parameter).filter((id) => watchIdPattern.test(id));
  return ids.length > 0 ? [...new Set(ids)] : undefined;
}

/** A link that opens a list on this page in any browser. */
export function shortlistUrl(ids: readonly string[]): string {
  return `${location.origin}${location.pathname}?${new URLSearchParams(ids.map((id) => [parameter, id]))}`;
}
