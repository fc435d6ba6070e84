import { shop, watches } from 'virtual:content';
import type { APIRoute } from 'astro';
import type { BuiltSite } from '../../server/built-site.ts';
import { nameWithYear } from '../content/describe/watch-name.ts';
import { siteLocales } from '../content/words/site-locales.ts';
import { createTranslator, textsByLocale } from '../content/words/translate.ts';
import { byLocale, defaultLocale } from '../i18n/locales.ts';

/** Emails to the shop are in English. */
const t = createTranslator(defaultLocale);

const site: BuiltSite = {
  url: shop.url,
  endpoint: shop.inquiries.endpoint,
  email: shop.email,
  watchNames: Object.fromEntries(watches.map((watch) => [watch.id, nameWithYear(t, watch)])),
  errors: byLocale((locale) => textsByLocale[locale].inquiries.errors, siteLocales),
};

/** What the site's own server knows of the site. It reads this file when it starts, and serves it to nobody. */
export const GET: APIRoute = () => Response.json(site);
