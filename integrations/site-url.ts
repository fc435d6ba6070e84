import { shop } from '../src/content/schema/shop.ts';

/**
 * The public URL of the site.
 *
 * @param override the variable `SITE_URL`, which overrides `url` of `content/shop.yaml`
 * @returns an origin such as `https://coromandelwatch.example`
 * @throws if it is not an absolute http or https URL without a path
 */
export function siteUrl(override = process.env['SITE_URL']): string {
  const [source, text] = override ? ['SITE_URL', override] : ['content/shop.yaml: url', shop.url];
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(`${source}: expected a URL such as https://coromandelwatch.example, found "${text}"`);
  }
  return url.origin;
}
