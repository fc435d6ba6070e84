import { shop } from 'virtual:content';
import { telephoneUrl } from '../components/contact-links/contact-urls.ts';
import { formServiceOrigin } from '../content/schema/shop-schema.ts';
import { createTranslator, pickWords, type Translate, type Words } from '../content/words/translate.ts';
import type { Locale } from '../i18n/locales.ts';

/** Whether forms send what visitors write, and the ways to the people to whom they lead if they do not, or fail. */
export type Delivery = { sends: false; ways: Ways } | Sending;

export interface Sending {
  sends: true;
  ways: Ways;
  /** A path of this site's server, or the URL of a form service. */
  endpoint: string;
  /** The page's language, which the server's response is in. */
  locale: Locale;
  /** What only a form that sends says. */
  words: Words<'sending'>['sending'];
  /** Where the words go, who reads them, and how to have them deleted. */
  privacy: string;
  phone: { number: string; href: string };
}

type Ways = ReturnType<typeof listWays>;

/**
 * Whether the forms send, and where (docs/inquiries-contract.md). The one place that answers it. Runs at build.
 *
 * @param subject of the emails that visitors write from the page
 */
export function readDelivery(locale: Locale, subject = shop.name): Delivery {
  const t = createTranslator(locale);
  const ways = listWays(t, subject);
  const endpoint = shop.inquiries.endpoint;
  if (endpoint === 'off') return { ways, sends: false };
  const service = formServiceOrigin(shop.inquiries.endpoint);
  const privacy = service
    ? t('inquiries.privacyService', { service: new URL(service).host, email: shop.email })
    : t('inquiries.privacy', { email: shop.email });
  const phone = { number: shop.phone, href: telephoneUrl(shop.phone) };
  return { sends: true, ways, endpoint, locale, words: pickWords(locale, 'sending').sending, privacy, phone };
}

/** The ways to write to the shop without a form, and what comes before their links: `To reach us at once:`. */
function listWays(t: Translate, subject: string) {
  return {
    text: t('visit.reachUs'),
    whatsApp: { label: t('visit.whatsapp'), number: shop.whatsapp },
    email: { label: t('visit.email'), address: shop.email, subject },
  };
}
