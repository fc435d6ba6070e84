import type { JsonSchema } from './content-schemas.ts';

/** Facts that the site derives from others. */
export const derivedFacts = ['id', 'imageSrc', 'picture'];

/** Optional facts that belong beside required ones. */
const besideRequired = ['status', 'soldOn', 'reservedUntil', 'draft'];

/** The facts that few watches have, which are in a collapsed group. */
export function optionalFacts({ properties = {}, required = [] }: JsonSchema): string[] {
  return Object.keys(properties).filter((name) => !required.includes(name) && !besideRequired.includes(name));
}
