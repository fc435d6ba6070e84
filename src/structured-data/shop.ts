import { shop } from 'virtual:content';
import type { DayOfWeek, JewelryStore, WithContext } from 'schema-dts';
import { usualHours } from '../content/words/usual-hours.ts';
import { sentenceCase } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { localisePath, routes } from '../i18n/routes.ts';

/**
 * The shop as a schema.org `JewelryStore`. Its hours omit the day by appointment. Rules:
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
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
    openingHoursSpecification: [
      ...usualHours(hours).map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days.map((day) => sentenceCase('en', day) as DayOfWeek),
        opens,
        closes,
      })),
      // A closed day is open from midnight to midnight.
      ...hours.exceptions.map(({ from, to = from, opens = '00:00', closes = '00:00' }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: from,
        validThrough: to,
        opens,
        closes,
      })),
    ],
    ...(shop.profiles.length > 0 && { sameAs: shop.profiles.map(({ url }) => url) }),
  };
}
