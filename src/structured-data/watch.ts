import { shop } from 'virtual:content';
import type {
  BreadcrumbList,
  ItemAvailability,
  ItemList,
  OfferShippingDetails,
  Product,
  PropertyValue,
  WithContext,
} from 'schema-dts';
import { exportLimits } from '../content/describe/export-from-india.ts';
import { type FactKey, listFacts } from '../content/describe/watch-facts.ts';
import { nameWithYear, watchName } from '../content/describe/watch-name.ts';
import { caseOf } from '../content/describe/watch-outline.ts';
import { isSold } from '../content/describe/watch-status.ts';
import type { WatchSummary } from '../content/describe/watch-summary.ts';
import { countriesOf, type Terms } from '../content/schema/terms-schema.ts';
import type { Watch } from '../content/schema/watch-schema.ts';
import type { Translate } from '../content/words/translate.ts';
import { wordsOf } from '../content/words/words-of.ts';
import { withoutIsolates } from '../i18n/isolate-latin.ts';
import { localisePath, routes } from '../i18n/routes.ts';
import { describeReturns } from './shop.ts';

/** Source: https://schema.org/ItemAvailability */
const availability: Record<Watch['status'], ItemAvailability> = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
};

/**
 * A watch as a schema.org `Product`, for sale or sold. Rules: https://developers.google.com/search/docs/appearance/structured-data/product
 *
 * @param origin the site's public origin, such as `https://shop.example`
 * @param images absolute URLs of the watch's pictures, the front first
 */
export function productData(t: Translate, watch: Watch, origin: string, images: string[]): WithContext<Product> {
  const { words } = wordsOf(watch, t.locale);
  const url = new URL(localisePath(t.locale, routes.watch(watch.id)), origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#watch`,
    name: watchName(watch),
    description: watch.circa ? `${nameWithYear(t, watch)}. ${words.description}` : words.description,
    image: images,
    sku: watch.id,
    ...(watch.reference && { mpn: watch.reference }),
    brand: { '@type': 'Brand', name: watch.brand },
    model: watch.model,
    ...(!watch.circa && { productionDate: String(watch.year) }),
    material: words.caseMaterial,
    size: watch.caseSize,
    additionalProperty: [...describeInWords(t, watch), ...describeMeasures(t, watch)],
    itemCondition: 'https://schema.org/UsedCondition',
    offers: {
      '@type': 'Offer',
      url,
      price: watch.price,
      priceCurrency: shop.currency,
      availability: availability[watch.status],
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { '@type': 'JewelryStore', '@id': `${origin}/#shop`, name: shop.name },
      ...(watch.status !== 'sold' && offerTerms(t, watch, origin)),
    },
  };
}

/** Where a watch is sent, and until when it may come back. One that may not leave the country stays there. */
function offerTerms(t: Translate, watch: Watch, origin: string) {
  const { terms, address } = shop;
  const shipsTo = exportLimits(watch, shop).watch ? { shipsTo: address.countryCode } : terms;
  return {
    ...offerShipping(shipsTo, terms),
    ...describeReturns(t.locale, origin, shop, shipsTo),
  };
}

/**
 * Where the shop sends a watch free of charge. Search engines ignore a shipment without a rate or a destination, so that a buyer
 * who pays gets none, nor does a shop that ships worldwide.
 *
 * Source: https://developers.google.com/search/docs/appearance/structured-data/merchant-listing#shipping-details
 */
function offerShipping(
  shipsTo: Pick<Terms, 'shipsTo'>,
  { postage, handlingDays }: Terms,
): { shippingDetails?: OfferShippingDetails } {
  const countries = countriesOf(shipsTo);
  if (!countries || postage !== 'shop') return {};
  const shippingDetails: OfferShippingDetails = {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
    shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: shop.currency },
    ...(handlingDays && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: handlingDays, unitCode: 'DAY' },
      },
    }),
  };
  return { shippingDetails };
}

/** The facts that schema.org has no property for. The dial's words are no `color`, which is that of the whole product. */
function describeInWords(t: Translate, watch: Watch): PropertyValue[] {
  const names: Partial<Record<FactKey, string>> = {
    dialColor: t('watch.report.parts.dial'),
    movement: t('watch.movement'),
    signed: t('watch.signed'),
  };
  return listFacts(t, watch).flatMap(({ key, text }): PropertyValue[] => {
    const name = names[key];
    return name ? [{ '@type': 'PropertyValue', name, value: withoutIsolates(text) }] : [];
  });
}

/** The known sizes of a watch and its strap, in millimetres. */
function describeMeasures(t: Translate, watch: Watch): PropertyValue[] {
  const { width, height } = caseOf(watch);
  const { lugToLug, lugWidth, thickness } = watch;
  const measures = [
    { name: t('watch.caseSize'), value: height ? `${width} × ${height}` : width },
    { name: t('watch.lugToLug'), value: lugToLug },
    { name: t('watch.lugWidth'), value: lugWidth },
    { name: t('watch.thickness'), value: thickness },
  ];
  return measures.flatMap(({ name, value }): PropertyValue[] =>
    value === undefined ? [] : [{ '@type': 'PropertyValue', name, value, unitCode: 'MMT', unitText: 'mm' }],
  );
}

/** The path from the home page to a watch, through the catalogue, or through the archive if it is sold. */
export function breadcrumbData(t: Translate, watch: Watch, origin: string): WithContext<BreadcrumbList> {
  const crumbs = [
    { name: t('nav.home'), path: routes.home },
    isSold(watch)
      ? { name: t('archive.title'), path: routes.archive }
      : { name: t('nav.catalog'), path: routes.catalog },
    { name: watchName(watch), path: routes.watch(watch.id) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(localisePath(t.locale, path), origin).href,
    })),
  };
}

export function listData(
  watches: Pick<WatchSummary, 'href' | 'brand' | 'model'>[],
  origin: string,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: watches.length,
    itemListElement: watches.map(({ href, brand, model }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: watchName({ brand, model }),
      url: new URL(href, origin).href,
    })),
  };
}

/** Search engines cut a description after about this many characters. */
const MAX_CHARACTERS = 155;

/** Fewer say too little. */
const MIN_CHARACTERS = 70;

/**
 * The sign that ends a sentence. A full stop after four letters or fewer, after one or two digits, or before a small letter or a
 * digit may be that of an abbreviation or an ordinal: `St. Gallen`, `5. Mai`, `approx. 1938`.
 */
const sentenceEnd = /(?:[!?؟]|(?<!(?<![\p{L}\p{N}])(?:\p{L}{1,4}|\p{N}{1,2}))\.)(?=\s+[^\p{Ll}\p{N}])/gu;

/**
 * Shortens a watch's description for `<meta name="description">`: to whole sentences if they fit, otherwise to whole words.
 *
 * @param text one paragraph
 * @returns at most 155 characters, ending in its own full stop or in an ellipsis
 */
export function shortenDescription(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index + 1);
  const end = ends.findLast((each) => each > MIN_CHARACTERS && each <= MAX_CHARACTERS);
  if (end) return text.slice(0, end);
  const start = text.slice(0, MAX_CHARACTERS);
  return `${start.slice(0, start.lastIndexOf(' ', MAX_CHARACTERS - 2)).replace(/[,;:،؛–—]$/u, '')}…`;
}
