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

/** The label of a watch's value, by facet. */
const labels: Record<FacetId, (watch: WatchSummary, t: Translate, locale: Locale) => string> = {
  brand: ({ brand }) => brand,
  price: labelPrice,
  origin: ({ origin }) => origin,
  movement: ({ movement }) => movement,
  condition: ({ condition }) => condition,
  era: (watch, t, locale) => t('catalog.facets.era.decade', { decade: formatDecade(locale, decade(watch)) }),
  size: ({ caseWidthMm }, t) => t(`catalog.facets.size.bands.${caseSizeBand(caseWidthMm)}`),
};

/** The options of each facet. */
export type FacetOptions = Record<FacetId, FacetOption[]>;

/**
 * Lists the options of each facet in a collection. Runs at build.
 *
 * @param watches the whole collection; options come in this order unless their facet ranks them
 */
export function listFacetOptions(locale: Locale, watches: readonly WatchSummary[]): FacetOptions {
  const t = createTranslator(locale);
  const options = facets.map(({ id, value, rank = () => 0 }) => {
    const ranked = watches.toSorted((a, b) => rank(a) - rank(b));
    return [
      id,
      [...Map.groupBy(ranked, value)].map(([key, [first, ...others]]) => ({
        value: key,
        label: first ? labels[id](first, t, locale) : key,
        count: 1 + others.length,
      })),
    ];
  });
  return Object.fromEntries(options);
}

function labelPrice({ price }: WatchSummary, t: Translate, locale: Locale): string {
  const { from, to } = priceBand(price);
  const show = (dollars: number) => isolate(locale, formatPrice(locale, dollars));
  if (from === undefined) return t('catalog.facets.price.upTo', { to: show(to ?? 0) });
  if (to === undefined) return t('catalog.facets.price.from', { from: show(from) });
  return t('catalog.facets.price.range', { from: show(from), to: show(to) });
}
