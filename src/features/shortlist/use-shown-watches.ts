import type { Locale } from '../../i18n/locales.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import type { Comparison } from './compare-watches.ts';
import { readSharedIds } from './shortlist-url.ts';
import { useLoaded } from './use-loaded.ts';

/**
 * The list that the page shows: the one in its link, otherwise the visitor's own.
 *
 * @param kept the ids of the visitor's own list
 * @returns the list's ids; its watches and what compares them, once they have been loaded; and the ids of watches that
 *   are no longer in the collection
 */
export function useShownWatches(locale: Locale, kept: readonly string[]) {
  const shared = readSharedIds(location.search);
  const ids = shared ?? kept;
  const href = localisePath(locale, routes.shortlistData);
  const { data, hasFailed, retry } = useLoaded<Comparison>(ids.length > 0 ? href : undefined);
  const watches = ids.flatMap((id) => data?.watches.find((watch) => watch.id === id) ?? []);
  const gone = data ? ids.filter((id) => !watches.some((watch) => watch.id === id)) : [];
  return { ids, isShared: shared !== undefined, watches, data, gone, hasFailed, retry };
}
