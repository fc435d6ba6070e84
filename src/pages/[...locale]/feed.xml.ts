import { shop, watches } from 'virtual:content';
import { renderings } from 'virtual:pictures';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { localeParams } from '../../content/words/site-locales.ts';
import { createTranslator } from '../../content/words/translate.ts';
import { writeFeed } from '../../structured-data/feed.tsx';

export const getStaticPaths = localeParams;

/** The new arrivals, for feed readers. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { locale } }) =>
  new Response(writeFeed(createTranslator(locale), watches, shop.url, renderings), {
    headers: { 'Content-Type': 'application/xml' },
  });
