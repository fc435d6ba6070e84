import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import { formatDecade, formatPrice, isolate } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { createTranslator, type Translate } from '../../../i18n/translate.ts';
import { caseSizeBand, priceBand } from './bands.ts';
import { decade, type FacetId, facets } from './facets.ts';

/** A value of a facet, as its menu lists it. */
interface FacetOption {
  value: string;
  label: string;
  /** The number of watches with this value, without filters. */
  count: number;
}

interface Wording {
  t: Translate;
  /** Writes whole US dollars in the page's language. */
  price: (dollars: number) => string;
  /** Writes a decade by its first year. */
  decadeOf: (firstYear: number) => string;
}

/** The label of a watch's value, by facet. */
const labels: Record<FacetId, (watch: WatchSummary, wording: Wording) => string> = {
  brand: ({ brand }) => brand,
  price: labelPrice,
  origin: ({ origin }) => origin,
  movement: ({ movement }) => movement,
  condition: ({ condition }) => condition,
  era: (watch, { t, decadeOf }) => t('catalog.facets.era.decade', { decade: decadeOf(decade(watch)) }),
  size: ({ caseWidthMm }, { t }) => t(`catalog.facets.size.bands.${caseSizeBand(caseWidthMm)}`),
};

/** The options of each facet. */
export type FacetOptions = Record<FacetId, FacetOption[]>;

/**
 * Lists the options of each facet in a collection. Runs at build.
 *
 * @param watches the whole collection; options come in this order unless their facet ranks them
 */
export function listFacetOptions(locale: Locale, watches: readonly WatchSummary[]): FacetOptions {
  const wording = {
    t: createTranslator(locale),
    price: (dollars: number) => isolate(locale, formatPrice(locale, dollars)),
    decadeOf: (firstYear: number) => formatDecade(locale, firstYear),
  };
  const options = facets.map(({ id, value, rank = () => 0 }) => {
    const ranked = watches.toSorted((a, b) => rank(a) - rank(b));
    return [
      id,
      [...Map.groupBy(ranked, value)].map(([key, [first, ...others]]) => ({
        value: key,
        label: first ? labels[id](first, wording) : key,
        count: 1 + others.length,
      })),
    ];
  });
  return Object.fromEntries(options);
}

function labelPrice(watch: WatchSummary, { t, price }: Wording): string {
  const { from, to } = priceBand(watch.price);
  if (from === undefined) return t('catalog.facets.price.upTo', { to: price(to ?? 0) });
  if (to === undefined) return t('catalog.facets.price.from', { from: price(from) });
  return t('catalog.facets.price.range', { from: price(from), to: price(to) });
}
