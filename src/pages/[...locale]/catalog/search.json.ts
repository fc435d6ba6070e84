import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { readListedWatches } from '../../../content/describe/watch-list.ts';
import { searchText } from '../../../features/catalogue/search/search-text.ts';
import { localeParams } from '../../../i18n/routes.ts';

export const getStaticPaths = localeParams;

/** The catalogue's search texts: folded text by watch id. Fetched when the visitor focuses the search field. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) => {
  const watches = readListedWatches();
  return Response.json(Object.fromEntries(watches.map((watch) => [watch.id, searchText(locale, watch)])));
};
