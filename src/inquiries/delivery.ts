import { shop } from 'virtual:content';
import { telephoneUrl } from '../components/contact-links/contact-links.tsx';
import { whatsAppUrl } from '../components/contact-links/contact-urls.ts';
import { formServiceOrigin } from '../content/schema/shop-schema.ts';
import type { Locale } from '../i18n/locales.ts';
import { createTranslator } from '../i18n/translate.ts';

/**
 * Where the forms send what visitors write, and the texts and links that depend on it (docs/hosting.md). Runs at build.
 *
 * @returns `undefined` if the forms send nothing
 */
export function readDelivery(locale: Locale) {
  const endpoint = shop.inquiries.endpoint;
  if (endpoint === 'off') return undefined;
  return {
    /** A path of this site's server, or the URL of a form service. */
    endpoint,
    /** The page's language, which the server's response is in. */
    locale,
    phone: { number: shop.phone, href: telephoneUrl() },
    whatsApp: { label: createTranslator(locale)('visit.whatsapp'), href: whatsAppUrl(shop.whatsapp) },
    /** The address that `privacy` names. */
    email: shop.email,
    privacy: privacyText(locale),
  };
}

export type Delivery = NonNullable<ReturnType<typeof readDelivery>>;

/** The privacy note of forms that send: where the words go, who reads them, and how to have them deleted. */
export function privacyText(locale: Locale): string {
  const t = createTranslator(locale);
  const service = formServiceOrigin(shop.inquiries.endpoint);
  if (service) return t('inquiries.privacyService', { service: new URL(service).host, email: shop.email });
  return t('inquiries.privacy', { email: shop.email });
}
