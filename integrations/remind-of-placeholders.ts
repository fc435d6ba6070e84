import type { AstroIntegration } from 'astro';
import { inquiriesEndpoint, shop } from '../src/content/schema/shop.ts';
import { findPlaceholders } from './placeholders.ts';
import { siteUrl } from './site-url.ts';

/** Ends the build of a public site with a list of what the owner has not set yet. Comes last. */
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
