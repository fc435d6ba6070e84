import type { JsonSchema } from './content-schemas.ts';

/** What the site works out by itself: nobody has to fill it in. */
export const derivedFacts = ['id', 'imageSrc', 'picture'];

/** Optional facts that belong beside required ones. */
const besideRequired = ['status', 'soldOn', 'reservedUntil', 'draft'];

/** The facts that few watches have: a group that is folded at first. */
export function optionalFacts({ properties = {}, required = [] }: JsonSchema): string[] {
  return Object.keys(properties).filter((name) => !required.includes(name) && !besideRequired.includes(name));
}
