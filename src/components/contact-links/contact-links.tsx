import type { ReactNode } from 'react';
import { shop } from '../../content/schema/shop.ts';
import { LeftToRight } from '../left-to-right/left-to-right.tsx';
import styles from './contact-links.module.css';
import { whatsAppUrl } from './contact-urls.ts';

/** The shop's telephone number, as a link that calls it. */
export function PhoneLink() {
  return (
    <a href={telephoneUrl()}>
      <LeftToRight className={styles.number}>{shop.phone}</LeftToRight>
    </a>
  );
}

/** A URL that calls the shop. */
export function telephoneUrl(): string {
  return `tel:${shop.phone.replaceAll(' ', '')}`;
}

/** The shop's WhatsApp number, as a link that opens a conversation. */
export function WhatsAppLink() {
  return (
    <a href={whatsAppUrl(shop.whatsapp)}>
      <LeftToRight className={styles.number}>{shop.whatsapp}</LeftToRight>
    </a>
  );
}

/** The shop's email address, as a link that opens a new mail. */
export function EmailLink() {
  return (
    <a href={`mailto:${shop.email}`}>
      <LeftToRight>{shop.email}</LeftToRight>
    </a>
  );
}

/** The shop's postal address. */
export function PostalAddress() {
  const { street, district, city, postalCode, region, country } = shop.address;
  return (
    <address>
      <LeftToRight lang="en">
        {street}
        <br />
        {district}, {city} {postalCode}
        <br />
        {region}, {country}
      </LeftToRight>
    </address>
  );
}

/** A link that opens directions to the shop in the visitor's map application. It needs neither script nor embedded map. */
export function DirectionsLink({ children }: { children: ReactNode }) {
  return <a href={directionsUrl()}>{children}</a>;
}

/** Parameters: https://developers.google.com/maps/documentation/urls/get-started#directions-action */
function directionsUrl(): string {
  const { street, district, city, postalCode } = shop.address;
  const query = new URLSearchParams({
    api: '1',
    destination: `${shop.name}, ${street}, ${district}, ${city} ${postalCode}`,
  });
  return `https://www.google.com/maps/dir/?${query}`;
}
