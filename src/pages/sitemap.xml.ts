import type { APIRoute } from 'astro';
import { hasArchive, readWatchList } from '../content/describe/watch-list.ts';
import { locales } from '../i18n/locales.ts';
import { localisePath, routes } from '../i18n/routes.ts';
import { siteOrigin } from '../layout/site-origin.ts';

/** Every page that search engines may list, in every language, with its alternates: https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
export const GET: APIRoute = async () => {
  const watches = readWatchList().map((watch) => routes.watch(watch.id));
  const archive = hasArchive() ? [routes.archive] : [];
  const urls = [
    routes.home,
    routes.catalog,
    ...archive,
    routes.about,
    routes.guide,
    routes.buying,
    routes.legal,
    routes.sell,
    routes.contact,
    ...watches,
  ].flatMap((path) =>
    locales.map((locale) => `<url><loc>${siteOrigin}${localisePath(locale, path)}</loc>${alternates(path)}</url>`),
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'Content-Type': 'application/xml' } });
};

function alternates(page: string): string {
  const languages = [...locales.map((locale) => [locale, localisePath(locale, page)]), ['x-default', page]];
  return languages
    .map(([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${siteOrigin}${path}"/>`)
    .join('');
}
