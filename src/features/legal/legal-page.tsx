import { shop } from 'virtual:content';
import { EmailLink, PhoneLink, PostalAddress } from '../../components/contact-links/contact-links.tsx';
import { LeftToRight } from '../../components/latin/latin.tsx';
import { Ledger, LedgerEntry } from '../../components/ledger/ledger.tsx';
import { PersonEntry } from '../../components/person-entry/person-entry.tsx';
import { Chapter, ChapterHead } from '../../components/section/chapter.tsx';
import { Paragraphs } from '../../components/section/section.tsx';
import type { Translate } from '../../content/words/translate.ts';
import { MAX_PHOTOGRAPH_MB } from '../../contract/inquiries.ts';
import { readDelivery } from '../../inquiries/delivery.ts';

export function LegalPage({ t }: { t: Translate }) {
  return (
    <>
      <ChapterHead title={t('legal.title')} intro={[]} />
      <Chapter id="who" title={t('legal.who')}>
        <WhoRunsIt t={t} />
      </Chapter>
      <Chapter id="privacy" title={t('legal.privacy')}>
        <Ledger>
          {listPrivacy(t).map(({ title, text }) => (
            <LedgerEntry key={title} term={title} below>
              <Paragraphs paragraphs={[text]} />
            </LedgerEntry>
          ))}
        </Ledger>
      </Chapter>
    </>
  );
}

function WhoRunsIt({ t }: { t: Translate }) {
  return (
    <Ledger>
      <LedgerEntry term={t('legal.name')}>
        <LeftToRight lang="en">{shop.legalName ?? shop.name}</LeftToRight>
      </LedgerEntry>
      {shop.people.map((person) => (
        <PersonEntry key={person.name} t={t} person={person} />
      ))}
      {shop.since && <LedgerEntry term={t('legal.since')}>{shop.since}</LedgerEntry>}
      {shop.registrations.map(({ name, number }) => (
        <LedgerEntry key={name} term={name}>
          <LeftToRight>{number}</LeftToRight>
        </LedgerEntry>
      ))}
      <LedgerEntry term={t('visit.address')}>
        <PostalAddress locale={t.locale} />
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

/** The privacy notice. What it says about forms depends on the configuration. */
export function listPrivacy(t: Translate): { title: string; text: string }[] {
  const photographs = t('sell.upload.asTheyAre', { max: MAX_PHOTOGRAPH_MB });
  const delivery = readDelivery(t.locale);
  const key = delivery.sends && t('legal.browser.key');
  const stored = [t('legal.browser.text'), t('legal.browser.draft'), key].filter(Boolean).join(' ');
  const forms = delivery.sends ? `${delivery.privacy} ${photographs}` : t('legal.forms.off');
  return [
    { title: t('legal.cookies.title'), text: t('legal.cookies.text') },
    { title: t('legal.browser.title'), text: stored },
    { title: t('legal.forms.title'), text: forms },
    { title: t('visit.whatsapp'), text: t('legal.whatsapp.text') },
    { title: t('legal.map.title'), text: t('legal.map.text') },
    { title: t('legal.server.title'), text: t('legal.server.text') },
    { title: t('legal.rights.title'), text: t('legal.rights.text', { email: shop.email }) },
  ];
}
