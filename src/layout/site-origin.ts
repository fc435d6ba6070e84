/** The site's public origin, such as `https://coromandelwatch.example`, from `site` of the Astro configuration. */
export const siteOrigin = new URL(import.meta.env.SITE ?? '').origin;
