import { site } from '../../../site.config.ts';
import { Latin } from '../latin/latin.tsx';

/** The shop's telephone number, ready to be called. */
export function PhoneLink() {
  return (
    <a href={`tel:${site.phone.replaceAll(' ', '')}`}>
      <Latin>{site.phone}</Latin>
    </a>
  );
}

/** The shop's number on WhatsApp, ready to be written to. */
export function WhatsAppLink() {
  return (
    <a href={`https://wa.me/${site.whatsapp.replace(/\D/g, '')}`}>
      <Latin>{site.whatsapp}</Latin>
    </a>
  );
}

/** The shop's mail address, ready to be written to. */
export function EmailLink() {
  return (
    <a href={`mailto:${site.email}`}>
      <Latin>{site.email}</Latin>
    </a>
  );
}

/** The shop's address as the post wants it. */
export function PostalAddress() {
  const { street, district, city, postalCode, region, country } = site.address;
  return (
    <address>
      <Latin lang="en">
        {street}
        <br />
        {district}, {city} {postalCode}
        <br />
        {region}, {country}
      </Latin>
    </address>
  );
}
