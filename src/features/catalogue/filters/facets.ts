import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import { conditions } from '../../../content/schema/conditions.ts';
import { slugify } from '../../../content/schema/slug.ts';
import { caseSizeBand, priceBand } from './bands.ts';

/** A property to filter by. A watch passes if its value is one of those selected. */
interface FacetEntry {
  /** Also the query parameter, which may repeat: `?brand=rolex&brand=omega`. */
  id: string;
  /** The value of a watch, as in the query. */
  value: (watch: WatchSummary) => string;
  /** Whether the labels are proper names in Latin script, whatever the page's language. */
  hasLatinNames?: true;
  /** Whether it has a menu in the bar of a wide window. The others are behind 'More filters'. */
  isInBar?: true;
  /** Sorts the options, the lowest first. Without it, they are in the order of the list of watches. */
  rank?: (watch: WatchSummary) => number;
}

const conditionSlugs = conditions.map(slugify);

/** `1967` → `1960` */
export const decade = ({ year }: WatchSummary) => Math.floor(year / 10) * 10;

/**
 * What visitors can filter by, in the order of the filter bar. To add a facet, add an entry here, labels for its values in
 * `facet-options.ts`, and its name in `content/locales`, under `catalog.facets.<id>`. Query, menus, counts and chips follow.
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
