import { shop } from 'virtual:content';
import type { Translate } from '../../content/words/translate.ts';
import { formatCountry, formatItemAfter } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { LeftToRight } from '../latin/latin.tsx';
import { directionsUrl, telephoneUrl, whatsAppUrl } from './contact-urls.ts';

export function PhoneLink() {
  return (
    <a href={telephoneUrl(shop.phone)}>
      <LeftToRight className="number">{shop.phone}</LeftToRight>
    </a>
  );
}

export function WhatsAppLink() {
  return (
    <a href={whatsAppUrl(shop.whatsapp)}>
      <LeftToRight className="number">{shop.whatsapp}</LeftToRight>
    </a>
  );
}

export function EmailLink() {
  return (
    <a href={`mailto:${shop.email}`}>
      <LeftToRight>{shop.email}</LeftToRight>
    </a>
  );
}

/** Links to the shop's profiles on other sites, an entry of a list each. */
export function ProfileLinks() {
  return shop.profiles.map(({ name, url }) => (
    <li key={url}>
      <a href={url} rel="me">
        <LeftToRight lang="en">{name}</LeftToRight>
      </a>
    </li>
  ));
}

/** The address as the post requires it, in Latin script; the country by its name in the page's language. */
export function PostalAddress({ locale }: { locale: Locale }) {
  const { street, district, city, postalCode, region, countryCode } = shop.address;
  return (
    <address>
      <LeftToRight lang="en">
        {street}
        <br />
        {district}, {city.en} {postalCode}
        <br />
        {region}
      </LeftToRight>
      {formatItemAfter(locale, formatCountry(locale, countryCode))}
    </address>
  );
}

/** Opens directions to the shop in the visitor's map application. */
export function DirectionsLink({ t }: { t: Translate }) {
  const { street, district, city, postalCode } = shop.address;
  const destination = `${shop.name}, ${street}, ${district}, ${city.en} ${postalCode}`;
  return <ArrowLink href={directionsUrl(destination)}>{t('visit.directions')}</ArrowLink>;
}
