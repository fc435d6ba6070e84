/**
 * The site's public origin, such as `https://coromandelwatch.example`.
 *
 * @param site `Astro.site`
 * @throws if `site` is not set in the Astro configuration
 */
export function siteOrigin(site: URL | undefined): string {
  if (!site) throw new Error('astro.config.ts: expected `site` to be set');
  return site.origin;
}
