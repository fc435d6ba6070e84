import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { ClosureNote } from '../../components/closure-note/closure-note.tsx';
import { NumberedList } from '../../components/numbered-list/numbered-list.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Paragraphs, Section } from '../../components/section/section.tsx';
import type { SellProse } from '../../content/schema/prose-schemas.ts';
import type { Translate } from '../../content/words/translate.ts';
import { wishes } from '../../contract/inquiries.ts';
import { sentenceCase } from '../../i18n/format.ts';
import type { PictureData } from '../../pictures/picture-data.ts';
import styles from './sell-page.module.css';

interface SellPageProps {
  t: Translate;
  prose: SellProse;
  bench: PictureData;
  /** The form. */
  children: ReactNode;
}

/** The page for people who want to sell, trade or find a watch. */
export function SellPage({ t, prose, bench, children }: SellPageProps) {
  return (
    <>
      <Section space="title" className="stack">
        <h1 className={styles.heading}>{t('sell.title')}</h1>
        <Paragraphs className="lead" paragraphs={prose.intro} />
        <ul className={clsx('grid', styles.wishes)}>
          {wishes.map((wish) => (
            <li key={wish}>
              <h2 className="title-s">{prose.wishes[wish].title}</h2>
              <p className="muted below-title">{prose.wishes[wish].text}</p>
              <ButtonLink look="quiet" className="below-title" href={`#${wish}`}>
                {sentenceCase(t.locale, t(`sell.wishes.${wish}`))}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
      <Picture className={clsx('screen-only', styles.bench)} picture={bench} alt={t('sell.benchAlt')} sizes="100vw" />
      <Section labelledBy="steps" ground="plaster">
        <h2 className="title" id="steps">
          {t('sell.steps')}
        </h2>
        <NumberedList entries={prose.steps} columns={4} />
      </Section>
      <Section labelledBy="write" className="screen-only">
        {/* Where the links of the wishes lead. The form itself is hidden without JavaScript. */}
        {wishes.map((wish) => (
          <span key={wish} id={wish} />
        ))}
        <h2 className="title" id="write">
          {t('contact.formTitle')}
        </h2>
        <ClosureNote t={t} />
        {children}
      </Section>
    </>
  );
}
