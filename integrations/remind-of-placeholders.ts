import type { AstroIntegration } from 'astro';
import { inquiriesEndpoint, shop } from '../src/content/schema/shop.ts';
import { findPlaceholders } from './placeholders.ts';
import { siteUrl } from './site-url.ts';

/** Warns at the end of a build about placeholders of a public site. Must be the last integration. */
export function remindOfPlaceholders(): AstroIntegration {
  return {
    name: 'remind-of-placeholders',
    hooks: {
      'astro:build:done': () => {
        const placeholders = findPlaceholders(shop, siteUrl(process.env['SITE_URL']), inquiriesEndpoint());
        if (placeholders.length === 0) return;
        console.warn(`\nBuilt. Before visitors come, look at these:\n  ${placeholders.join('\n  ')}`);
      },
    },
  };
}
