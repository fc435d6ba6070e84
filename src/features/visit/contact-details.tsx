import type { ReactNode } from 'react';
import {
  DirectionsLink,
  EmailLink,
  PhoneLink,
  PostalAddress,
  WhatsAppLink,
} from '../../components/contact-links/contact-links.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './contact-details.module.css';
import { HoursTable } from './hours-table.tsx';
import { ShopClock } from './shop-clock.tsx';

/** Every way to reach the shop, and when. */
export function ContactDetails({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  return (
    <dl className={styles.details}>
      <Detail term={t('visit.address')}>
        <PostalAddress />
        <DirectionsLink locale={locale} />
      </Detail>
      <Detail term={t('visit.phone')}>
        <PhoneLink />
      </Detail>
      <Detail term={t('visit.whatsapp')}>
        <WhatsAppLink />
      </Detail>
      <Detail term={t('visit.email')}>
        <EmailLink />
      </Detail>
      <Detail term={t('visit.hours')} below>
        <ShopClock locale={locale} />
        <HoursTable locale={locale} />
      </Detail>
    </dl>
  );
}

/** An entry of the list; with `below`, its content is under the term instead of beside it. */
function Detail({ term, below = false, children }: { term: string; below?: boolean; children: ReactNode }) {
  return (
    <div className={styles.detail} data-below={below || undefined}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
