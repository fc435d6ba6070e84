import type { APIRoute } from 'astro';
import { siteOrigin } from '../layout/site-origin.ts';

/** Allows everything and names the sitemap. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap-index.xml\n`);
