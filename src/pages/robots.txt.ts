import { shop } from 'virtual:content';
import type { APIRoute } from 'astro';

/** Allows everything and names the sitemap. */
export const GET: APIRoute = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${shop.url}/sitemap-index.xml\n`);
