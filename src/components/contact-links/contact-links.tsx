import { site } from '../../../site.config.ts';
import { LeftToRight } from '../left-to-right/left-to-right.tsx';

/** The shop's telephone number, ready to be called. */
export function PhoneLink() {
  return (
    <a href={`tel:${site.phone.replaceAll(' ', '')}`}>
      <LeftToRight>{site.phone}</LeftToRight>
    </a>
  );
}

/** The shop's number on WhatsApp, ready to be written to. */
export function WhatsAppLink() {
  return (
    <a href={whatsAppAddress()}>
      <LeftToRight>{site.whatsapp}</LeftToRight>
    </a>
  );
}

/**
 * Where WhatsApp opens a conversation with the shop. Source: https://faq.whatsapp.com/5913398998672934
 *
 * @param message what stands in the visitor's field, to be sent or changed by him
 */
export function whatsAppAddress(message?: string): string {
  const number = site.whatsapp.replace(/\D/g, '');
  return `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}

/** The shop's mail address, ready to be written to. */
export function EmailLink() {
  return (
    <a href={`mailto:${site.email}`}>
      <LeftToRight>{site.email}</LeftToRight>
    </a>
  );
}

/** The shop's address as the post wants it. */
export function PostalAddress() {
  const { street, district, city, postalCode, region, country } = site.address;
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
