import { shop } from 'virtual:content';
import type { BreadcrumbList, ItemAvailability, Product, WithContext } from 'schema-dts';
import { watchName } from '../content/describe/watch-name.ts';
import { isSold } from '../content/describe/watch-status.ts';
import type { Watch } from '../content/schema/watch-schema.ts';
import type { Translate } from '../content/words/translate.ts';
import { wordsOf } from '../content/words/words-of.ts';
import { localisePath, routes } from '../i18n/routes.ts';

/** Source: https://schema.org/ItemAvailability */
const availability: Record<Watch['status'], ItemAvailability> = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
};

/**
 * A watch as a schema.org `Product`, for sale or sold. It can't be bought on its page, so it is a "product snippet", for which
 * search engines read no shipping and no returns: https://developers.google.com/search/docs/appearance/structured-data/product
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
    name: watchName(watch),
    description: words.description,
    image: images,
    sku: watch.id,
    ...(watch.reference && { mpn: watch.reference }),
    brand: { '@type': 'Brand', name: watch.brand },
    material: words.caseMaterial,
    size: watch.caseSize,
    offers: {
      '@type': 'Offer',
      url,
      price: watch.price,
      priceCurrency: shop.currency,
      availability: availability[watch.status],
      itemCondition: 'https://schema.org/UsedCondition',
    },
  };
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
