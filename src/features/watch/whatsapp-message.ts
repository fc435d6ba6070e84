import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';

const keys = {
  available: 'watch.whatsappMessage',
  reserved: 'watch.whatsappReserved',
  sold: 'watch.whatsappSold',
} as const;

/**
 * The prepared WhatsApp message. It names the watch and its status. For a sold watch it asks for a similar one.
 *
 * @param url the absolute URL of the watch's page
 */
export function whatsAppMessage(locale: Locale, { id, brand, model, year, status }: Watch, url: string): string {
  return createTranslator(locale)(keys[status], { brand, model, year, id, url });
}
