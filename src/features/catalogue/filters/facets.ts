import type { Words } from '../../../i18n/pick-words.ts';

/**
 * What visitors can filter by, in the order of the filter bar. To add a facet, add an entry here, its values in
 * `describe-facets.ts`, and its name in `content/locales`, under `catalog.facets.<id>`. Query, menus, counts and chips follow.
 */
const table = [
  { id: 'brand', isInBar: true },
  { id: 'price', isInBar: true },
  { id: 'origin' },
  { id: 'movement' },
  { id: 'condition' },
  { id: 'era' },
  { id: 'size' },
] as const satisfies readonly { id: keyof Words<'catalog'>['catalog']['facets']; isInBar?: true }[];

export type FacetId = (typeof table)[number]['id'];

/** A property to filter by. A watch passes if its value is one of those selected. */
export interface Facet {
  /** Also the query parameter, which may repeat: `?brand=rolex&brand=omega`. */
  id: FacetId;
  /** Whether it has a menu in the bar of a wide window. The others are behind 'More filters'. */
  isInBar?: true;
}

export const facets: readonly Facet[] = table;

/** A record with an entry for each facet. */
export function recordByFacet<T>(entryOf: (id: FacetId) => T): Record<FacetId, T> {
  return Object.fromEntries(facets.map(({ id }) => [id, entryOf(id)])) as Record<FacetId, T>;
}
