import { shop } from 'virtual:content';
import type { ReactNode } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { Frame } from '../../components/frame/frame.tsx';
import { Ledger, LedgerEntry } from '../../components/ledger/ledger.tsx';
import { NumberedList } from '../../components/numbered-list/numbered-list.tsx';
import { PersonEntry } from '../../components/person-entry/person-entry.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Chapter, ChapterHead } from '../../components/section/chapter.tsx';
import { Section } from '../../components/section/section.tsx';
import type { AboutProse } from '../../content/schema/prose-schemas.ts';
import type { Translate } from '../../content/words/translate.ts';
import { languageAttributes } from '../../i18n/locales.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import type { PictureData } from '../../pictures/picture-data.ts';
import styles from './about-page.module.css';

interface AboutPageProps {
  t: Translate;
  prose: AboutProse;
  workshop: PictureData;
  /** By name, from `virtual:pictures`, with the portraits of the shop's people. */
  pictures: Record<string, PictureData>;
}

/** The shop's story, philosophy, guarantee if it gives one, and services. */
export function AboutPage({ t, prose, workshop, pictures }: AboutPageProps) {
  return (
    <>
      <Picture
        className={styles.workshop}
        picture={workshop}
        alt={t('about.workshopAlt')}
        sizes="max(100vw, 42svh * 1.78)"
        first
      />
      <ChapterHead
        title={t('about.title')}
        introTitle={t('about.story')}
        intro={prose.story}
        className={styles.story}
      />
      <Philosophy title={t('about.philosophy')} {...prose.philosophy} />
      {shop.terms.guarantee && <Guarantee title={t('about.guarantee')} {...prose.guarantee} />}
      <WhoAnswers t={t} pictures={pictures} />
      <Services title={t('about.services')} services={prose.services}>
        <ArrowLink href={localisePath(t.pageLocale, routes.sell)}>{t('sell.link')}</ArrowLink>
      </Services>
    </>
  );
}

function Philosophy({ title, quote, text }: { title: string } & AboutProse['philosophy']) {
  return (
    <Section ground="night" labelledBy="philosophy" className="stack centred">
      <h2 className="label" id="philosophy">
        {title}
      </h2>
      <p className={styles.quote}>{quote}</p>
      <p className="prose">{text}</p>
    </Section>
  );
}

function Guarantee({ title, text, points, signature }: { title: string } & AboutProse['guarantee']) {
  return (
    <Section labelledBy="guarantee">
      <Frame>
        <h2 id="guarantee">{title}</h2>
        <p>{text}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="remark">{signature}</p>
      </Frame>
    </Section>
  );
}

/** People, opening year and references; `null` if the shop's facts have none of them. */
function WhoAnswers({ t, pictures }: Pick<AboutPageProps, 't' | 'pictures'>) {
  const { people, since, references } = shop;
  if (!since && people.length + references.length === 0) return null;
  return (
    <Chapter id="people" title={t('about.people')}>
      <Ledger>
        {since && <LedgerEntry term={t('legal.since')}>{since}</LedgerEntry>}
        {people.map((person) => (
          <PersonEntry key={person.name} t={t} person={person} portrait={pictures[person.portrait ?? '']} />
        ))}
        {references.map(({ text, from, url, language }) => (
          <LedgerEntry key={text} term={<bdi {...languageAttributes(language, t.locale)}>{from}</bdi>}>
            <blockquote {...languageAttributes(language, t.locale)}>{text}</blockquote>
            {url && <ArrowLink href={url}>{new URL(url).host}</ArrowLink>}
          </LedgerEntry>
        ))}
      </Ledger>
    </Chapter>
  );
}

interface ServicesProps {
  title: string;
  services: AboutProse['services'];
  children: ReactNode;
}

function Services({ title, services, children }: ServicesProps) {
  return (
    <Section labelledBy="services">
      <h2 id="services">{title}</h2>
      <NumberedList entries={services} columns={3} />
      <p className="apart">{children}</p>
    </Section>
  );
}
