import type { WatchSummary } from '../../content/watch-summary.ts';

/** A property with a few values: a watch passes if it has one of those selected. */
interface SetFacetEntry {
  kind: 'set';
  id: string;
  /** The query parameter. It may repeat: `?brand=rolex&brand=omega`. */
  parameter: string;
  /** The value of a watch, as it stands in the query. */
  value: (watch: WatchSummary) => string;
  /** The same value as visitors read it, in the language of the summary. */
  label: (watch: WatchSummary) => string;
  /** The labels are proper names in Latin script, whatever the page's language. */
  hasLatinNames: boolean;
}

/** A number: a watch passes if its number lies between two bounds, both included. */
interface RangeFacetEntry {
  kind: 'range';
  id: string;
  /** The query parameters of the bounds. */
  parameters: { min: string; max: string };
  /** The number of a watch. For the price: whole US dollars. */
  value: (watch: WatchSummary) => number;
}

/**
 * What visitors can filter by, in the order of the filter bar. Everything else follows from this table: the query, the
 * matching, menus, counts and chips. A new facet is one entry here and its words in `content/locales`, under
 * `catalog.facets.<id>`.
 */
export const facets = [
  {
    kind: 'set',
    id: 'brand',
    parameter: 'brand',
    value: (watch) => watch.brandSlug,
    label: (watch) => watch.brand,
    hasLatinNames: true,
  },
  {
    kind: 'range',
    id: 'price',
    parameters: { min: 'priceMin', max: 'priceMax' },
    value: (watch) => watch.price,
  },
] as const satisfies readonly (SetFacetEntry | RangeFacetEntry)[];

export type Facet = (typeof facets)[number];
export type FacetId = Facet['id'];
export type SetFacet = Extract<Facet, { kind: 'set' }>;
export type RangeFacet = Extract<Facet, { kind: 'range' }>;

/** The query parameters of a facet. */
export function parametersOf(facet: Facet): string[] {
  return facet.kind === 'set' ? [facet.parameter] : Object.values(facet.parameters);
}
