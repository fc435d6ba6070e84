import { shop } from 'virtual:content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { ClosureNote } from '../../components/closure-note/closure-note.tsx';
import { telephoneUrl } from '../../components/contact-links/contact-urls.ts';
import { Frame } from '../../components/frame/frame.tsx';
import { LeftToRight } from '../../components/latin/latin.tsx';
import { Ledger, LedgerEntry } from '../../components/ledger/ledger.tsx';
import { numerals } from '../../components/numbered-list/numerals.ts';
import { Chapter, ChapterHead } from '../../components/section/chapter.tsx';
import { Paragraphs } from '../../components/section/section.tsx';
import { describeTerms, type TermRow } from '../../content/describe/terms-rows.ts';
import { type BuyingProse, type BuyingSection, buyingSections } from '../../content/schema/prose-schemas.ts';
import { ships, shipsAbroad, type Terms } from '../../content/schema/terms-schema.ts';
import type { Translate } from '../../content/words/translate.ts';
import type { WrittenText } from '../../content/words/words-of.ts';
import { languageAttributes } from '../../i18n/locales.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import styles from './buying-page.module.css';

interface BuyingPageProps {
  t: Translate;
  prose: BuyingProse;
  /** What the guarantee promises; `undefined` if the shop gives none. */
  guarantee: WrittenText | undefined;
  terms: Terms;
}

/** How a sale works: a numbered chapter for each topic that the shop has set terms for, and links to them at the top. */
export function BuyingPage({ t, prose, guarantee, terms }: BuyingPageProps) {
  const rows = describeTerms(t, terms);
  const promise = { title: t('about.guarantee'), text: guarantee ? [guarantee.text] : [] };
  const chapters = { ...prose.sections, guarantee: promise };
  const sections = listSections(terms);
  const afterwards: Partial<Record<BuyingSection, ReactNode>> = {
    paying: (
      <>
        <ClosureNote t={t} />
        {terms.payment?.includes('bank transfer') && <BankWarning {...prose.bank} />}
      </>
    ),
    guarantee: (
      <ArrowLink href={`${localisePath(t.pageLocale, routes.about)}#guarantee`}>{t('buying.toGuarantee')}</ArrowLink>
    ),
    visit: <ArrowLink href={localisePath(t.pageLocale, routes.contact)}>{t('watch.contactUs')}</ArrowLink>,
  };
  return (
    <>
      <ChapterHead title={t('buying.title')} intro={prose.intro}>
        <ul className={clsx('small tall-links', styles.sections)}>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{chapters[section].title}</a>
            </li>
          ))}
        </ul>
      </ChapterHead>
      {sections.map((section, index, { length }) => (
        <Chapter
          key={section}
          id={section}
          title={chapters[section].title}
          numeral={numerals[index]}
          space={index < length - 1 ? 'chapter' : undefined}
        >
          <Paragraphs
            paragraphs={chapters[section].text}
            {...(section === 'guarantee' && guarantee && languageAttributes(guarantee.locale, t.locale))}
          />
          <TermLedger rows={rows[section]} />
          {afterwards[section]}
        </Chapter>
      ))}
    </>
  );
}

function TermLedger({ rows = [] }: { rows: TermRow[] | undefined }) {
  if (rows.length === 0) return null;
  return (
    <Ledger>
      {rows.map(({ label, value }) => (
        <LedgerEntry key={label} term={label}>
          {value}
        </LedgerEntry>
      ))}
    </Ledger>
  );
}

/** Warns about forged messages with bank details, and shows the number to call. */
function BankWarning({ title, text }: BuyingProse['bank']) {
  return (
    <Frame>
      <h3>{title}</h3>
      <p>{text}</p>
      <ButtonLink look="quiet" href={telephoneUrl(shop.phone)}>
        <LeftToRight>{shop.phone}</LeftToRight>
      </ButtonLink>
      <p className="print-only">
        <LeftToRight>{shop.phone}</LeftToRight>
      </p>
    </Frame>
  );
}

/**
 * The sections of the page, without those that the shop has not set terms for. Those about borders are only for a shop that
 * ships abroad.
 */
export function listSections(terms: Terms): BuyingSection[] {
  const { holdHours, inspectionDays, guarantee, movement } = terms;
  const isAbroad = shipsAbroad(terms, shop.address.countryCode);
  const shown: Partial<Record<BuyingSection, boolean>> = {
    holding: holdHours !== undefined,
    shipping: ships(terms),
    duty: isAbroad,
    straps: isAbroad,
    inspection: inspectionDays !== undefined,
    guarantee: guarantee !== undefined,
    movement: movement !== undefined,
  };
  return buyingSections.filter((section) => shown[section] ?? true);
}
