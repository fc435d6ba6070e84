import { shop, watches } from 'virtual:content';
import { pictures } from 'virtual:pictures';
import type { APIRoute } from 'astro';
import { localeParams } from '../../content/words/site-locales.ts';
import { createTranslator } from '../../content/words/translate.ts';
import { compareWatches } from '../../features/shortlist/compare-watches.ts';
import type { Locale } from '../../i18n/locales.ts';

export const getStaticPaths = localeParams;

/** All watches, sold ones too, for the shortlist's page. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(compareWatches(createTranslator(locale), watches, pictures, shop));
