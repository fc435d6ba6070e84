import type { APIRoute } from 'astro';
import { siteOrigin } from '../layout/site-origin.ts';

/** Allows everything and names the sitemap. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin(site)}/sitemap.xml\n`);
