import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import { conditions } from '../../../content/schema/conditions.ts';
import { slugify } from '../../../content/schema/slug.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { caseSizeBand } from './case-size-bands.ts';

/** A property with a few values: a watch passes if it has one of those selected. */
export interface SetFacetEntry {
  kind: 'set';
  id: string;
  /** The query parameter. It may repeat: `?brand=rolex&brand=omega`. */
  parameter: string;
  /** The value of a watch, as it stands in the query. */
  value: (watch: WatchSummary) => string;
  /** The same value as visitors read it, in the language of the summary. Looked up at build. */
  label: (watch: WatchSummary, t: Translate) => string;
  /** The labels are proper names in Latin script, whatever the page's language. */
  hasLatinNames: boolean;
  /** Whether a wide window has a menu for it in the bar. The others stand behind 'More filters'. */
  isInBar: boolean;
  /** Where a watch's value stands among the others, the lowest first. Without it: as in the list of watches. */
  rank?: (watch: WatchSummary) => number;
}

/** A number: a watch passes if its number lies between two bounds, both included. */
interface RangeFacetEntry {
  kind: 'range';
  id: string;
  /** The query parameters of the bounds. */
  parameters: { min: string; max: string };
  /** The number of a watch. For the price: whole US dollars. */
  value: (watch: WatchSummary) => number;
  isInBar: boolean;
}

const conditionSlugs = conditions.map(slugify);

const decade = ({ year }: WatchSummary) => Math.floor(year / 10) * 10;

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
    isInBar: true,
  },
  {
    kind: 'range',
    id: 'price',
    parameters: { min: 'priceMin', max: 'priceMax' },
    value: (watch) => watch.price,
    isInBar: true,
  },
  {
    kind: 'set',
    id: 'origin',
    parameter: 'origin',
    value: (watch) => watch.originSlug,
    label: (watch) => watch.origin,
    hasLatinNames: false,
    isInBar: false,
  },
  {
    kind: 'set',
    id: 'movement',
    parameter: 'movement',
    value: (watch) => watch.movementSlug,
    label: (watch) => watch.movement,
    hasLatinNames: false,
    isInBar: false,
  },
  {
    kind: 'set',
    id: 'condition',
    parameter: 'condition',
    value: (watch) => watch.conditionSlug,
    label: (watch) => watch.condition,
    hasLatinNames: false,
    isInBar: false,
    rank: (watch) => conditionSlugs.indexOf(watch.conditionSlug),
  },
  {
    kind: 'set',
    id: 'era',
    parameter: 'era',
    value: (watch) => `${decade(watch)}s`,
    label: (watch, t) => t('catalog.facets.era.decade', { decade: decade(watch) }),
    hasLatinNames: false,
    isInBar: false,
    rank: decade,
  },
  {
    kind: 'set',
    id: 'size',
    parameter: 'size',
    value: (watch) => caseSizeBand(watch.caseWidthMm),
    label: (watch, t) => t(`catalog.facets.size.bands.${caseSizeBand(watch.caseWidthMm)}`),
    hasLatinNames: false,
    isInBar: false,
    rank: (watch) => watch.caseWidthMm,
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
