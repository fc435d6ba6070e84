import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import { conditions } from '../../../content/schema/conditions.ts';
import { slugify } from '../../../content/schema/slug.ts';
import { caseSizeBand, priceBand } from './bands.ts';

/** A property with a few values: a watch passes if it has one of those selected. */
interface FacetEntry {
  /** Its query parameter too. It may repeat: `?brand=rolex&brand=omega`. */
  id: string;
  /** The value of a watch, as in the query. */
  value: (watch: WatchSummary) => string;
  /** Whether the labels are proper names in Latin script, whatever the page's language. */
  hasLatinNames?: true;
  /** Whether a wide window has a menu for it in the bar. The others are behind 'More filters'. */
  isInBar?: true;
  /** Sorts the values, the lowest first. Without it, they keep the order of the watches. */
  rank?: (watch: WatchSummary) => number;
}

const conditionSlugs = conditions.map(slugify);

/** `1967` → `1960` */
export const decade = ({ year }: WatchSummary) => Math.floor(year / 10) * 10;

/**
 * What visitors can filter by, in the order of the filter bar. Everything else follows from this table: the query, the
 * matching, menus, counts and chips. A new facet is one entry here, how its values read (`facet-options.ts`), and its label
 * in `content/locales`, under `catalog.facets.<id>`.
 */
const table = [
  {
    id: 'brand',
    value: (watch) => watch.brandSlug,
    hasLatinNames: true,
    isInBar: true,
  },
  {
    id: 'price',
    value: (watch) => priceBand(watch.price).value,
    isInBar: true,
    rank: (watch) => watch.price,
  },
  { id: 'origin', value: (watch) => watch.originSlug },
  { id: 'movement', value: (watch) => watch.movementSlug },
  {
    id: 'condition',
    value: (watch) => watch.conditionSlug,
    rank: (watch) => conditionSlugs.indexOf(watch.conditionSlug),
  },
  {
    id: 'era',
    value: (watch) => `${decade(watch)}s`,
    rank: decade,
  },
  {
    id: 'size',
    value: (watch) => caseSizeBand(watch.caseWidthMm),
    rank: (watch) => watch.caseWidthMm,
  },
] as const satisfies readonly FacetEntry[];

export type FacetId = (typeof table)[number]['id'];
export type Facet = FacetEntry & { id: FacetId };

export const facets: readonly Facet[] = table;
