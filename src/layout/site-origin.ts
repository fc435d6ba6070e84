/**
 * The site's public origin, such as `https://coromandelwatch.example`.
 *
 * @param site `Astro.site`, which the configuration always sets
 */
export function siteOrigin(site: URL | undefined): string {
  if (!site) throw new Error('astro.config.ts: expected `site` to be set');
  return site.origin;
}
