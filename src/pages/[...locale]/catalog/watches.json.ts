import { pictures } from 'virtual:pictures';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { readListedWatches } from '../../../content/describe/watch-list.ts';
import { describeForCatalogue } from '../../../features/catalogue/filters/describe-facets.ts';
import { sortByName } from '../../../features/catalogue/sort.ts';
import { CARDS_PER_STEP } from '../../../features/catalogue/use-shown-count.ts';
import { localeParams } from '../../../i18n/routes.ts';

/** Only if there are more watches than the catalogue's page contains. */
export async function getStaticPaths() {
  return readListedWatches().length > CARDS_PER_STEP ? localeParams() : [];
}

/** The watches of a large collection that the catalogue's page does not contain, in the order of `sortByName`. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) => {
  const others = sortByName(readListedWatches(), locale).slice(CARDS_PER_STEP);
  return Response.json(others.map((watch) => describeForCatalogue(locale, watch, pictures)));
};
