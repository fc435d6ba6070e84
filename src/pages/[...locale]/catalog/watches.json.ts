import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { readListedWatches, readWatchSummaries } from '../../../content/describe/watch-list.ts';
import { CARDS_PER_STEP } from '../../../features/catalogue/card-list.tsx';
import { sortByName } from '../../../features/catalogue/sort.ts';
import { localeParams } from '../../../i18n/routes.ts';

/** Only if there are more watches than the catalogue's page contains. */
export async function getStaticPaths() {
  return (await readListedWatches()).length > CARDS_PER_STEP ? localeParams() : [];
}

/** The watches of a large collection that the catalogue's page does not contain, in the order of `sortByName`. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) =>
  Response.json(sortByName(await readWatchSummaries(locale), locale).slice(CARDS_PER_STEP));
