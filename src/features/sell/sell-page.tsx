import { shop } from 'virtual:content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ArrowLink } from '../../components/button/button.tsx';
import { whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { NumberedList } from '../../components/numbered-list/numbered-list.tsx';
import { Paragraphs, Section } from '../../components/section/section.tsx';
import type { SellProse } from '../../content/schema/prose-schemas.ts';
import type { Translate } from '../../i18n/translate.ts';
import { wishes } from '../../inquiries/contract.ts';
import { PhotographChecklist } from './photograph-checklist.tsx';
import styles from './sell-page.module.css';
import { preparedMessage } from './write-links.tsx';

interface SellPageProps {
  t: Translate;
  prose: SellProse;
  /** The form, or links to write to the shop. */
  children: ReactNode;
}

/** The page for people who want to sell, trade or find a watch. */
export function SellPage({ t, prose, children }: SellPageProps) {
  return (
    <>
      <Section className={styles.head}>
        <h1>{t('sell.title')}</h1>
        <Paragraphs className="lead" paragraphs={prose.intro} />
        <ul className={clsx('grid', styles.wishes)}>
          {wishes.map((wish) => (
            <li key={wish} className={styles.entry}>
              <h2 className="title-s" id={wish}>
                {prose.wishes[wish].title}
              </h2>
              <p className={clsx('muted', styles.text)}>{prose.wishes[wish].text}</p>
              <ArrowLink
                href={whatsAppUrl(shop.whatsapp, preparedMessage(t, prose.photographs, wish))}
                aria-describedby={wish}
              >
                {t('sell.whatsapp')}
              </ArrowLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="steps" ground="plaster">
        <h2 className="title" id="steps">
          {t('sell.steps')}
        </h2>
        <NumberedList entries={prose.steps} columns={4} />
      </Section>
      <Section labelledBy="photographs">
        <PhotographChecklist title={t('sell.photographs')} prose={prose.photographs} />
      </Section>
      <Section ground="plaster" labelledBy="write">
        <h2 className="title" id="write">
          {t('contact.formTitle')}
        </h2>
        {children}
      </Section>
    </>
  );
}
