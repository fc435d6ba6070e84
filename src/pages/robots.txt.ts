import type { APIRoute } from 'astro';
import { siteOrigin } from '../layout/site-origin.ts';

/** Everything may be read; the sitemap says what there is. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin(site)}/sitemap.xml\n`);
