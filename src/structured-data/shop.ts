import { shop } from 'virtual:content';
import type { DayOfWeek, JewelryStore, MerchantReturnPolicy, WebPage, WithContext } from 'schema-dts';
import type { HoursException, Shop } from '../content/schema/shop-schema.ts';
import { countriesOf, type Terms } from '../content/schema/terms-schema.ts';
import { usualHours } from '../content/words/usual-hours.ts';
import { sentenceCase } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { localisePath, routes } from '../i18n/routes.ts';

/**
 * The shop as a schema.org `JewelryStore`. Its hours omit the day by appointment.
 *
 * @param origin the site's public origin, such as `https://shop.example`
 * @param image absolute URL of a picture
 */
export function shopData(locale: Locale, origin: string, image: string): WithContext<JewelryStore> {
  const { address, hours } = shop;
  return {
    '@context': 'https://schema.org',
    '@type': 'JewelryStore',
    '@id': `${origin}/#shop`,
    name: shop.name,
    url: new URL(localisePath(locale, routes.home), origin).href,
    image,
    telephone: shop.phone,
    email: shop.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.district}`,
      addressLocality: address.city.en,
      postalCode: address.postalCode,
      addressRegion: address.region,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    openingHoursSpecification: usualHours(hours).map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => sentenceCase('en', day) as DayOfWeek),
      opens,
      closes,
    })),
    ...(hours.exceptions.length > 0 && { specialOpeningHoursSpecification: hours.exceptions.map(describeException) }),
    ...(shop.profiles.length > 0 && { sameAs: shop.profiles.map(({ url }) => url) }),
    // Within India a buyer pays in rupees.
    currenciesAccepted: [...new Set([shop.currency, 'INR'])].join(', '),
    ...describeReturns(locale, origin, shop),
  };
}

/** Source: https://schema.org/ReturnFeesEnumeration */
const returnFees = {
  buyer: 'https://schema.org/ReturnFeesCustomerResponsibility',
  shop: 'https://schema.org/FreeReturn',
} as const;

/**
 * The returns policy, if the shop has one: https://developers.google.com/search/docs/appearance/structured-data/return-policy
 * It names the countries that the shop ships to; worldwide it has none, because the page that it links to holds for all.
 *
 * @param shipsTo where the shop, or one watch, is sent
 */
export function describeReturns(
  locale: Locale,
  origin: string,
  { terms, address }: Pick<Shop, 'terms' | 'address'>,
  shipsTo: Pick<Terms, 'shipsTo'> = terms,
): { hasMerchantReturnPolicy?: MerchantReturnPolicy } {
  const { returnPostage, inspectionDays } = terms;
  const { countryCode } = address;
  if (!inspectionDays) return {};
  const countries = countriesOf(shipsTo);
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      ...(countries && { applicableCountry: countries }),
      returnPolicyCountry: countryCode,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: inspectionDays,
      merchantReturnLink: new URL(localisePath(locale, routes.buying), origin).href,
      returnMethod: 'https://schema.org/ReturnByMail',
      refundType: 'https://schema.org/FullRefund',
      ...(returnPostage && { returnFees: returnFees[returnPostage] }),
    },
  };
}

/** A closed day is open from midnight to midnight: https://developers.google.com/search/docs/appearance/structured-data/local-business */
function describeException({ from, to = from, opens = '00:00', closes = '00:00' }: HoursException) {
  return { '@type': 'OpeningHoursSpecification' as const, validFrom: from, validThrough: to, opens, closes };
}

/** A page of the shop's. Only the pages about it, and to reach it, are about the shop; of the others it is the publisher. */
export function pageData(
  type: 'AboutPage' | 'ContactPage' | 'WebPage',
  locale: Locale,
  path: string,
  name: string,
  origin: string,
): WithContext<WebPage> {
  const theShop = { '@type': 'JewelryStore', '@id': `${origin}/#shop`, name: shop.name } as const;
  return {
    '@context': 'https://schema.org',
    '@type': type,
    url: new URL(localisePath(locale, path), origin).href,
    name,
    inLanguage: locale,
    ...(type === 'WebPage' ? { publisher: theShop } : { mainEntity: theShop }),
  };
}
