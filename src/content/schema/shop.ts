import { placeholderShop } from './placeholder-shop.ts';
import { readYaml } from './read-yaml.ts';
import { endpointSchema, type Shop, shopSchema } from './shop-schema.ts';

/**
 * The shop's facts. The check of the content reports mistakes in the file. Only for the build: islands get facts as props, so
 * that the browser does not load a YAML parser.
 */
export const shop: Shop = readYaml('content/shop.yaml', shopSchema).data ?? placeholderShop;

/**
 * Where forms send what visitors write.
 *
 * @param override the variable `INQUIRIES_ENDPOINT`, which overrides `inquiries.endpoint` of `content/shop.yaml`
 * @returns `off`, a path of this site or the URL of a form service
 * @throws if the override is none of these
 */
export function inquiriesEndpoint(override = process.env['INQUIRIES_ENDPOINT']): string {
  if (!override) return shop.inquiries.endpoint;
  const { success, error } = endpointSchema.safeParse(override);
  if (!success) throw new Error(`INQUIRIES_ENDPOINT: ${error.issues[0]?.message}, found "${override}"`);
  return override;
}

/** The origin of the form service, for the Content Security Policy; `undefined` if there is none. */
export function formServiceOrigin(endpoint = inquiriesEndpoint()): string | undefined {
  return URL.parse(endpoint)?.origin;
}
