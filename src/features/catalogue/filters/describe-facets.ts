import { shop } from 'virtual:content';
import { summariseWatch } from '../../../content/describe/watch-summary.ts';
import { documents } from '../../../content/schema/report-schema.ts';
import { conditions, type Watch } from '../../../content/schema/watch-schema.ts';
import type { Translate } from '../../../content/words/translate.ts';
import { formatDecade, formatPrice, sentenceCase } from '../../../i18n/format.ts';
import { isolate } from '../../../i18n/isolate-latin.ts';
import { slugify } from '../../../i18n/slug.ts';
import type { PictureData } from '../../../pictures/picture-data.ts';
import { searchText } from '../search/search-text.ts';
import { caseSizeBand, type FacetId, priceBand, recordByFacet } from './facets.ts';

/* Runs at build: each watch in the page has its values of each facet, so the browser needs no bands and slugs. */

interface FacetValue {
  /** The value in the query, the same in every language. */
  value: string;
  label: string;
  /** Sorts the facet's options, the lowest first. Without it, they are in the order of the watches. */
  rank?: number;
}

function describeFacets(t: Translate, watch: Watch): Record<FacetId, FacetValue[]> {
  const { brand, price, origin, movement, condition, year } = watch;
  const decade = Math.floor(year / 10) * 10;
  // The diameter, or the width of a case that is not round.
  const widthMm = Number.parseFloat(watch.caseSize);
  const size = caseSizeBand(widthMm);
  return {
    brand: [{ value: slugify(brand), label: isolate(t.locale, brand) }],
    price: [{ value: priceBand(price, shop.priceBands).value, label: labelPrice(t, price), rank: price }],
    origin: [{ value: slugify(origin), label: t(`watch.origins.${origin}`) }],
    movement: [{ value: slugify(movement), label: t(`watch.movements.${movement}`) }],
    condition: [
      {
        value: slugify(condition),
        label: t(`watch.conditions.${condition}`),
        rank: conditions.indexOf(condition),
      },
    ],
    era: [
      {
        value: `${decade}s`,
        label: t('bands.decade', { decade: formatDecade(t.locale, decade) }),
        rank: decade,
      },
    ],
    size: [{ value: size, label: t(`bands.size.${size}`), rank: widthMm }],
    papers: describePapers(t, watch),
  };
}

/** A watch may come with several documents. */
function describePapers(t: Translate, { papers }: Watch): FacetValue[] {
  const answers = [...documents, 'none', 'not known'] as const;
  const own: readonly string[] = [papers].flat();
  return answers
    .filter((answer) => own.includes(answer))
    .map((answer) => ({
      value: slugify(answer),
      label: sentenceCase(t.locale, t(`watch.papers.values.${answer}`)),
      rank: answers.indexOf(answer),
    }));
}

function labelPrice(t: Translate, amount: number): string {
  const { from, to } = priceBand(amount, shop.priceBands);
  const price = (limit: number) => formatPrice(t.locale, limit, shop.currency);
  if (from === undefined) return t('bands.price.upTo', { to: price(to ?? 0) });
  if (to === undefined) return t('bands.price.from', { from: price(from) });
  return t('bands.price.range', { from: price(from), to: price(to) });
}

/**
 * The options of each facet in a collection.
 *
 * @param watches the whole collection; options come in this order unless their facet ranks them
 */
export function listFacetOptions(t: Translate, watches: readonly Watch[]) {
  const described = watches.map((watch) => describeFacets(t, watch));
  return recordByFacet((id) => {
    const ranked = described.flatMap((values) => values[id]).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    return [...Map.groupBy(ranked, ({ value }) => value)].map(([value, equal]) => ({
      value,
      label: equal[0]?.label ?? value,
    }));
  });
}

export type FacetOptions = ReturnType<typeof listFacetOptions>;

/**
 * Prepares a watch for the catalogue: the data of its card, its values of each facet, separated by spaces, and what a search
 * finds it by.
 *
 * @param pictures by watch id, from `virtual:pictures`
 */
export function toCatalogueWatch(t: Translate, watch: Watch, pictures: Record<string, PictureData>) {
  const values = describeFacets(t, watch);
  return {
    ...summariseWatch(t, watch, pictures),
    facets: recordByFacet((id) => values[id].map(({ value }) => value).join(' ')),
    searchText: searchText(t.locale, watch),
  };
}

export type CatalogueWatch = ReturnType<typeof toCatalogueWatch>;
