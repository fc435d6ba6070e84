import { telephoneUrl } from '../../components/contact-links/contact-links.tsx';
import { whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { formServiceOrigin, inquiriesEndpoint, inquiriesKeepDays, shop } from '../../content/schema/shop.ts';
import { formatDayCount } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';

/** What a form that sends says and links to, beside its own texts. */
export interface DeliveryTexts {
  locale: Locale;
  failed: string;
  offline: string;
  retry: string;
  phone: { number: string; href: string };
  whatsapp: { label: string; href: string };
  email: string;
  /** What is kept, for how long, who reads it, how to have it deleted: it names the email address. */
  privacy: string;
  leaveEmpty: string;
}

/** The texts of sending, looked up at build; nothing where forms send nothing. */
export function deliveryTexts(locale: Locale): DeliveryTexts | undefined {
  if (inquiriesEndpoint() === 'off') return undefined;
  const t = createTranslator(locale);
  return {
    locale,
    failed: t('inquiries.failed'),
    offline: t('inquiries.offline'),
    retry: t('error.retry'),
    phone: { number: shop.phone, href: telephoneUrl() },
    whatsapp: { label: t('visit.whatsapp'), href: whatsAppUrl(shop.whatsapp) },
    email: shop.email,
    privacy: privacyText(locale),
    leaveEmpty: t('inquiries.leaveEmpty'),
  };
}

function privacyText(locale: Locale): string {
  const t = createTranslator(locale);
  const service = formServiceOrigin();
  if (service) return t('inquiries.privacyService', { service: new URL(service).host, email: shop.email });
  return t('inquiries.privacy', { duration: formatDayCount(locale, inquiriesKeepDays()), email: shop.email });
}
