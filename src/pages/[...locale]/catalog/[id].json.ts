import { pictures } from 'virtual:pictures';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { readWatchList } from '../../../content/describe/watch-list.ts';
import { describeForComparison } from '../../../features/shortlist/comparison/compared-watch.ts';
import { localeParams } from '../../../i18n/routes.ts';

export async function getStaticPaths() {
  const watches = readWatchList();
  return localeParams().flatMap(({ params, props }) =>
    watches.map((watch) => ({ params: { ...params, id: watch.id }, props: { ...props, watch } })),
  );
}

/** A watch's data for the shortlist. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { locale, watch } }) =>
  Response.json(describeForComparison(locale, watch, pictures));
