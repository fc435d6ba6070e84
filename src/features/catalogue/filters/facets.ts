import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import { conditions } from '../../../content/schema/conditions.ts';
import { slugify } from '../../../content/schema/slug.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { caseSizeBand, priceBand } from './bands.ts';

/** What a label is made of. Only the build has it. */
interface Wording {
  t: Translate;
  /** Writes whole US dollars in the page's language. */
  price: (dollars: number) => string;
}

/** A property with a few values: a watch passes if it has one of those selected. */
interface FacetEntry {
  /** Its query parameter too. It may repeat: `?brand=rolex&brand=omega`. */
  id: string;
  /** The value of a watch, as it stands in the query. */
  value: (watch: WatchSummary) => string;
  /** The same value as visitors read it. */
  label: (watch: WatchSummary, wording: Wording) => string;
  /** Whether the labels are proper names in Latin script, whatever the page's language. */
  hasLatinNames?: true;
  /** Whether a wide window has a menu for it in the bar. The others stand behind 'More filters'. */
  isInBar?: true;
  /** Where a watch's value stands among the others, the lowest first. Without it: as in the list of watches. */
  rank?: (watch: WatchSummary) => number;
}

const conditionSlugs = conditions.map(slugify);

const decade = ({ year }: WatchSummary) => Math.floor(year / 10) * 10;

/**
 * What visitors can filter by, in the order of the filter bar. Everything else follows from this table: the query, the
 * matching, menus, counts and chips. A new facet is one entry here and its label in `content/locales`, under
 * `catalog.facets.<id>`.
 */
const table = [
  {
    id: 'brand',
    value: (watch) => watch.brandSlug,
    label: (watch) => watch.brand,
    hasLatinNames: true,
    isInBar: true,
  },
  {
    id: 'price',
    value: (watch) => priceBand(watch.price).value,
    label: labelPrice,
    isInBar: true,
    rank: (watch) => watch.price,
  },
  { id: 'origin', value: (watch) => watch.originSlug, label: (watch) => watch.origin },
  { id: 'movement', value: (watch) => watch.movementSlug, label: (watch) => watch.movement },
  {
    id: 'condition',
    value: (watch) => watch.conditionSlug,
    label: (watch) => watch.condition,
    rank: (watch) => conditionSlugs.indexOf(watch.conditionSlug),
  },
  {
    id: 'era',
    value: (watch) => `${decade(watch)}s`,
    label: (watch, { t }) => t('catalog.facets.era.decade', { decade: decade(watch) }),
    rank: decade,
  },
  {
    id: 'size',
    value: (watch) => caseSizeBand(watch.caseWidthMm),
    label: (watch, { t }) => t(`catalog.facets.size.bands.${caseSizeBand(watch.caseWidthMm)}`),
    rank: (watch) => watch.caseWidthMm,
  },
] as const satisfies readonly FacetEntry[];

export type FacetId = (typeof table)[number]['id'];
export type Facet = FacetEntry & { id: FacetId };

export const facets: readonly Facet[] = table;

function labelPrice(watch: WatchSummary, { t, price }: Wording): string {
  const { from, to } = priceBand(watch.price);
  if (from === undefined) return t('catalog.facets.price.upTo', { to: price(to ?? 0) });
  if (to === undefined) return t('catalog.facets.price.from', { from: price(from) });
  return t('catalog.facets.price.range', { from: price(from), to: price(to) });
}
