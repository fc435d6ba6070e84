import { Chapter, ChapterHead, Paragraphs } from '../../components/chapter/chapter.tsx';
import { EmailLink, PhoneLink, PostalAddress } from '../../components/contact-links/contact-links.tsx';
import { Ledger, LedgerEntry } from '../../components/ledger/ledger.tsx';
import { LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import type { Shop } from '../../content/schema/shop-schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { listPrivacy } from './list-privacy.ts';

interface LegalPageProps {
  locale: Locale;
  shop: Shop;
}

/** Who runs the site, and its privacy notice. */
export function LegalPage({ locale, shop }: LegalPageProps) {
  const t = createTranslator(locale);
  return (
    <>
      <ChapterHead title={t('legal.title')} intro={[]} />
      <Chapter id="who" title={t('legal.who')}>
        <WhoRunsIt locale={locale} shop={shop} />
      </Chapter>
      <Chapter id="privacy" title={t('legal.privacy')}>
        <Ledger>
          {listPrivacy(locale).map(({ title, text }) => (
            <LedgerEntry key={title} term={title} below>
              <Paragraphs paragraphs={[text]} />
            </LedgerEntry>
          ))}
        </Ledger>
      </Chapter>
    </>
  );
}

function WhoRunsIt({ locale, shop }: LegalPageProps) {
  const t = createTranslator(locale);
  return (
    <Ledger>
      <LedgerEntry term={t('legal.name')}>
        <LeftToRight lang="en">{shop.legalName ?? shop.name}</LeftToRight>
      </LedgerEntry>
      {shop.people.map(({ name, role }) => (
        <LedgerEntry key={name} term={role?.[locale] ?? t('legal.people')}>
          <LeftToRight>{name}</LeftToRight>
        </LedgerEntry>
      ))}
      {shop.since && <LedgerEntry term={t('legal.since')}>{shop.since}</LedgerEntry>}
      {shop.registrations.map(({ name, number }) => (
        <LedgerEntry key={name} term={name}>
          <LeftToRight>{number}</LeftToRight>
        </LedgerEntry>
      ))}
      <LedgerEntry term={t('visit.address')}>
        <PostalAddress />
      </LedgerEntry>
      <LedgerEntry term={t('visit.phone')}>
        <PhoneLink />
      </LedgerEntry>
      <LedgerEntry term={t('visit.email')}>
        <EmailLink />
      </LedgerEntry>
    </Ledger>
  );
}
