import { site } from '../site.config.ts';

/**
 * The public address of the site.
 *
 * @param override the variable `SITE_URL`, which goes before `url` in `site.config.ts`
 * @returns an origin such as `https://coromandelwatch.example`
 * @throws if it is not an absolute http or https address without a path
 */
export function siteUrl(override?: string): string {
  const [source, address] = override ? ['SITE_URL', override] : ['url in site.config.ts', site.url];
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(`${source}: expected an address such as https://coromandelwatch.example, found "${address}"`);
  }
  return url.origin;
}
