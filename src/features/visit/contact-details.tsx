import {
  DirectionsLink,
  EmailLink,
  PhoneLink,
  PostalAddress,
  WhatsAppLink,
} from '../../components/contact-links/contact-links.tsx';
import { Ledger, LedgerEntry } from '../../components/ledger/ledger.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { HoursTable } from './hours-table.tsx';
import { OpenSign } from './open-sign.tsx';

/** The shop's contact details and opening hours. */
export function ContactDetails({ t }: { t: Translate }) {
  return (
    <Ledger>
      <LedgerEntry term={t('visit.address')}>
        <PostalAddress />
        <DirectionsLink t={t} />
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
        <OpenSign t={t} />
        <HoursTable t={t} />
      </LedgerEntry>
    </Ledger>
  );
}
