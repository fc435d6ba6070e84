import { whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { shop } from '../../content/schema/shop.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { createTranslator } from '../../i18n/translate.ts';

const placeholder = '{{wanted}}';

/**
 * Where visitors ask for a watch that they did not find: the form for it, or if the forms send nothing, WhatsApp with a
 * message.
 *
 * @returns a URL in which `fill` replaces `{{wanted}}` by the searched words, percent-encoded
 */
export function findUrl(locale: Locale, formsSend: boolean): string {
  const message = createTranslator(locale)('catalog.findMessage', { wanted: placeholder });
  const query = new URLSearchParams({ intent: 'find', model: placeholder });
  const url = formsSend ? `${localisePath(locale, routes.sell)}?${query}#write` : whatsAppUrl(shop.whatsapp, message);
  return url.replace(encodeURIComponent(placeholder), placeholder);
}
