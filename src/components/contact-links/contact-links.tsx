import { shop } from '../../content/shop.ts';
import { LeftToRight } from '../left-to-right/left-to-right.tsx';

/** The shop's telephone number, as a link that calls it. */
export function PhoneLink() {
  return (
    <a href={telephoneUrl()}>
      <LeftToRight>{shop.phone}</LeftToRight>
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
    <a href={whatsAppUrl()}>
      <LeftToRight>{shop.whatsapp}</LeftToRight>
    </a>
  );
}

/**
 * A URL that opens a WhatsApp conversation with the shop. Source: https://faq.whatsapp.com/5913398998672934
 *
 * @param message prefilled text, which the visitor can change before sending it
 */
export function whatsAppUrl(message?: string): string {
  const number = shop.whatsapp.replace(/\D/g, '');
  return `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}

/**
 * A URL that opens a new mail to the shop. Source: https://www.rfc-editor.org/rfc/rfc6068
 *
 * @param message prefilled text, which the visitor can change before sending it; its lines end in `\n`
 */
export function emailUrl(subject: string, message: string): string {
  const lines = message.replaceAll('\n', '\r\n');
  return `mailto:${shop.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
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
