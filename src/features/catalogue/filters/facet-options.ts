import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import { type FacetId, facets } from './facets.ts';

/** A value of a facet, as its menu lists it. */
interface FacetOption {
  value: string;
  label: string;
  /** How many watches have it, without any filter. */
  count: number;
}

/** What there is to select of each facet. */
export type FacetOptions = Record<FacetId, FacetOption[]>;

/**
 * Lists what visitors can select in a collection. Runs at build.
 *
 * @param watches the whole collection; options come in this order unless their facet ranks them
 */
export function listFacetOptions(locale: Locale, watches: readonly WatchSummary[]): FacetOptions {
  const wording = {
    t: createTranslator(locale),
    price: (dollars: number) => isolate(locale, formatPrice(locale, dollars)),
  };
  const options = facets.map(({ id, value, label, rank = () => 0 }) => {
    const ranked = watches.toSorted((a, b) => rank(a) - rank(b));
    return [
      id,
      [...Map.groupBy(ranked, value)].map(([key, [first, ...others]]) => ({
        value: key,
        label: first ? label(first, wording) : key,
        count: 1 + others.length,
      })),
    ];
  });
  return Object.fromEntries(options);
}

/** A price within Arabic words, kept in its own order by Unicode's isolates: https://www.unicode.org/reports/tr9/ */
function isolate(locale: Locale, price: string): string {
  return localeFacts[locale].direction === 'rtl' ? `\u2066${price}\u2069` : price;
}
