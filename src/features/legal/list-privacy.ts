import { inquiriesEndpoint, shop } from '../../content/schema/shop.ts';
import { isolate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { privacyText } from '../../inquiries/delivery.ts';

/** The privacy notice. What it says about forms depends on the configuration. */
export function listPrivacy(locale: Locale): { title: string; text: string }[] {
  const t = createTranslator(locale);
  const email = isolate(locale, shop.email);
  const forms = inquiriesEndpoint() === 'off' ? t('legal.forms.off') : privacyText(locale).replace(shop.email, email);
  return [
    { title: t('legal.cookies.title'), text: t('legal.cookies.text') },
    { title: t('legal.browser.title'), text: t('legal.browser.text') },
    { title: t('legal.forms.title'), text: forms },
    { title: t('visit.whatsapp'), text: t('legal.whatsapp.text') },
    { title: t('legal.map.title'), text: t('legal.map.text') },
    { title: t('legal.server.title'), text: t('legal.server.text') },
    { title: t('legal.rights.title'), text: t('legal.rights.text', { email }) },
  ];
}
