import type { Words } from '../../../content/words/translate.ts';

export type FacetId = keyof Words<'catalog'>['catalog']['facets'];

/** A property to filter by. A watch passes if one of its values is selected. */
export interface Facet {
  /** Also the query parameter, which may repeat: `?brand=rolex&brand=omega`. */
  id: FacetId;
  /**
   * Whether most visitors use it: it has a menu in the bar of a wide window, and its section of a phone's sheet is open at first.
   * The others are behind 'More filters'.
   */
  isInBar?: true;
}

/**
 * What visitors can filter by, in the order of the filter bar. To add a facet, add an entry here, its values in
 * `describe-facets.ts`, and its name in `content/locales`, under `catalog.facets.<id>`. Query, menus, counts and chips follow.
 */
export const facets: readonly Facet[] = [
  { id: 'brand', isInBar: true },
  { id: 'price', isInBar: true },
  { id: 'origin' },
  { id: 'movement' },
  { id: 'condition' },
  { id: 'era' },
  { id: 'size' },
  { id: 'papers' },
];

export function recordByFacet<T>(entryOf: (id: FacetId) => T): Record<FacetId, T> {
  return Object.fromEntries(facets.map(({ id }) => [id, entryOf(id)])) as Record<FacetId, T>;
}

/** Upper limits of the price bands, each included in its band, unless the shop sets its own. */
const PRICE_LIMITS = [5_000, 10_000, 20_000, 50_000];

/**
 * The band of a price. The limits are fixed, so that a shared link keeps its meaning when the collection changes.
 *
 * @returns the band as in the query, `up-to-5000`, `5000-10000` or `over-50000`, and its limits: the lowest band has no
 * lower limit, the highest no upper one
 */
export function priceBand(price: number, limits: readonly number[] = PRICE_LIMITS) {
  const to = limits.find((limit) => price <= limit);
  const from = limits.filter((limit) => price > limit).at(-1);
  if (from === undefined) return { value: `up-to-${to}`, from, to };
  return { value: to === undefined ? `over-${from}` : `${from}-${to}`, from, to };
}

/**
 * The band of a case, as in the query.
 *
 * @param widthMm diameter, or width of a case that is not round, in millimetres; a fraction belongs to its whole number
 */
export function caseSizeBand(widthMm: number) {
  if (widthMm < 34) return 'under-34';
  if (widthMm < 37) return '34-36';
  if (widthMm < 40) return '37-39';
  return '40-plus';
}
