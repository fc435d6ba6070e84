import {
  DirectionsLink,
  EmailLink,
  PhoneLink,
  PostalAddress,
  WhatsAppLink,
} from '../../components/contact-links/contact-links.tsx';
import { Ledger, LedgerEntry } from '../../components/ledger/ledger.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { HoursTable } from './hours-table.tsx';
import { OpenSign } from './open-sign.tsx';

/** The shop's contact details and opening hours. */
export function ContactDetails({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  return (
    <Ledger>
      <LedgerEntry term={t('visit.address')}>
        <PostalAddress />
        <DirectionsLink locale={locale} />
      </LedgerEntry>
      <LedgerEntry term={t('visit.phone')}>
        <PhoneLink />
      </LedgerEntry>
      <LedgerEntry term={t('visit.whatsapp')}>
        <WhatsAppLink />
      </LedgerEntry>
      <LedgerEntry term={t('visit.email')}>
        <EmailLink />
      </LedgerEntry>
      <LedgerEntry term={t('visit.hours')} below>
        <OpenSign locale={locale} />
        <HoursTable locale={locale} />
      </LedgerEntry>
    </Ledger>
  );
}
