import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { readWatchList } from '../../content/describe/watch-list.ts';
import { localeParams } from '../../i18n/routes.ts';
import { siteOrigin } from '../../layout/site-origin.ts';
import { describeFeed } from '../../structured-data/feed.ts';

export const getStaticPaths = localeParams;

/** The new arrivals, for feed readers. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) => {
  const feed = describeFeed(locale, readWatchList(), siteOrigin, new Date());
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
};
