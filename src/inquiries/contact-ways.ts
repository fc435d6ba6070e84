import { shop } from 'virtual:content';
import { whatsAppUrl } from '../components/contact-links/contact-urls.ts';
import type { Toast } from '../components/toast/toast.tsx';
import type { Locale } from '../i18n/locales.ts';
import { createTranslator } from '../i18n/translate.ts';

/**
 * The ways to reach the shop at once, for the toast of a form that sends nothing. Runs at build.
 *
 * @param urls that open WhatsApp and an email, such as with a prepared message
 */
export function contactWays(
  locale: Locale,
  urls = { whatsApp: whatsAppUrl(shop.whatsapp), email: `mailto:${shop.email}` },
): NonNullable<Toast['ways']> {
  const t = createTranslator(locale);
  return {
    text: t('visit.reachUs'),
    links: [
      { label: t('visit.whatsapp'), href: urls.whatsApp },
      { label: t('visit.email'), href: urls.email },
    ],
  };
}
