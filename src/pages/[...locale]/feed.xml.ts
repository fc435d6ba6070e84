import { renderings } from 'virtual:pictures';
import rss from '@astrojs/rss';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { readWatchList } from '../../content/describe/watch-list.ts';
import { localeParams } from '../../i18n/routes.ts';
import { siteOrigin } from '../../layout/site-origin.ts';
import { feedData } from '../../structured-data/feed.tsx';

export const getStaticPaths = localeParams;

/** The new arrivals, for feed readers. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { locale } }) =>
  rss(feedData(locale, readWatchList(), siteOrigin, renderings));
