import { shop } from 'virtual:content';
import { telephoneUrl } from '../components/contact-links/contact-urls.ts';
import { formServiceOrigin } from '../content/schema/shop-schema.ts';
import { createTranslator, type Translate } from '../content/words/translate.ts';
import type { Locale } from '../i18n/locales.ts';

/** Whether forms send what visitors write, and the people to whom they lead if they do not. */
export type Delivery = { ways: ReturnType<typeof listWays> } & (
  | { sends: false }
  | {
      sends: true;
      /** A path of this site's server, or the URL of a form service. */
      endpoint: string;
      /** The page's language, which the server's response is in. */
      locale: Locale;
      /** Where the words go, who reads them, and how to have them deleted. */
      privacy: string;
    }
);

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
  return { ways, sends: true, endpoint, locale, privacy };
}

/** The ways to write to the shop or call it without a form, and what comes before their links: `To reach us at once:`. */
function listWays(t: Translate, subject: string) {
  return {
    text: t('visit.reachUs'),
    phone: { number: shop.phone, href: telephoneUrl(shop.phone) },
    whatsApp: { label: t('visit.whatsapp'), number: shop.whatsapp },
    email: { label: t('visit.email'), address: shop.email, subject },
  };
}
