import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { inquiriesEndpoint, shop } from '../../content/schema/shop.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localisePath } from '../../i18n/paths.ts';
import { routes } from '../../i18n/routes.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './inquiry.module.css';
import { whatsAppMessage } from './whatsapp-message.ts';

interface FindSimilarProps {
  locale: Locale;
  watch: Watch;
  /** The page's absolute URL, for the message. */
  url: string;
}

/** The actions of a sold watch, plain links: ask for one like it on WhatsApp or by the form, or go to the contact page. */
export function FindSimilar({ locale, watch, url }: FindSimilarProps) {
  const t = createTranslator(locale);
  const contactHref = localisePath(locale, routes.contact);
  return (
    <>
      <p className={styles.actions}>
        <ButtonLink href={whatsAppUrl(shop.whatsapp, whatsAppMessage(locale, watch, url))}>
          <Icon name="message" /> {t('watch.findSimilar')}
        </ButtonLink>
        <ButtonLink look="quiet" href={contactHref}>
          {t('watch.contactUs')}
        </ButtonLink>
      </p>
      <ArrowLink href={formHref(locale, watch)}>{t('watch.findSimilarByForm')}</ArrowLink>
    </>
  );
}

/** The form of who looks for a watch, with what is known filled in (docs/inquiries.md); where forms send nothing, the contact form. */
function formHref(locale: Locale, { brand, model, year }: Watch): string {
  if (inquiriesEndpoint() === 'off') return `${localisePath(locale, routes.contact)}#form`;
  const query = new URLSearchParams({ intent: 'find', maker: brand, model, year: String(year) });
  return `${localisePath(locale, routes.sell)}?${query}#write`;
}
