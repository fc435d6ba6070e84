import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { readListedWatches, readWatchSummaries } from '../../../content/describe/watch-list.ts';
import { cardsPerStep } from '../../../features/catalogue/card-list.tsx';
import { sortByName } from '../../../features/catalogue/sort.ts';
import { localeParams } from '../../../i18n/paths.ts';

/** Only where there are more watches than stand in the catalogue's page. */
export async function getStaticPaths() {
  return (await readListedWatches()).length > cardsPerStep ? localeParams() : [];
}

/** The watches of a large collection that do not stand in the catalogue's page, as summaries in order of name. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) =>
  Response.json(sortByName(await readWatchSummaries(locale), locale).slice(cardsPerStep));
