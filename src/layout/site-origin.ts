import { site } from 'astro:config/server';

/**
 * The site's public origin, such as `https://coromandelwatch.example`, from the Astro configuration. Not from
 * `import.meta.env.SITE`, which a variable `SITE` of the machine would override.
 */
export const siteOrigin = new URL(site ?? '').origin;
