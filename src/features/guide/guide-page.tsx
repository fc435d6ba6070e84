import { isolateLatin } from '../../components/left-to-right/left-to-right.tsx';
import { Section } from '../../components/section/section.tsx';
import { type GuideProse, measures } from '../../content/schema/guide-schema.ts';
import { documents, originalities, works } from '../../content/schema/report-schema.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import { sentenceCase } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { PictureData } from '../../pictures/picture-data.ts';
import { findExamples } from './find-examples.ts';
import { GradeList } from './grade-list.tsx';
import styles from './guide-page.module.css';
import { type Term, TermList } from './term-list.tsx';

interface GuidePageProps {
  locale: Locale;
  prose: GuideProse;
  /** All watches, in the order of the list: examples are taken from them. */
  watches: Watch[];
  /** By watch id. */
  pictures: Record<string, PictureData>;
}

/** How the shop grades: every word of a condition report, with examples from the catalogue. */
export function GuidePage({ locale, prose, watches, pictures }: GuidePageProps) {
  const t = createTranslator(locale);
  return (
    <>
      <Section className={styles.chapter}>
        <h1 className={styles.title}>{t('guide.title')}</h1>
        <Prose className={styles.intro} paragraphs={prose.intro} />
      </Section>
      <Section space="tight" labelledBy="grades" className={styles.chapter}>
        <h2 id="grades">{t('guide.grades')}</h2>
        <div>
          <Prose paragraphs={[prose.grades.text]} />
          <GradeList locale={locale} words={prose.grades.words} watches={watches} pictures={pictures} />
        </div>
      </Section>
      <Originality locale={locale} prose={prose.originality} watches={watches} />
      <Service locale={locale} prose={prose.service} />
      <Papers locale={locale} prose={prose.papers} />
    </>
  );
}

function Prose({ paragraphs, className = styles.prose }: { paragraphs: string[]; className?: string | undefined }) {
  return (
    <div className={className}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{isolateLatin(paragraph)}</p>
      ))}
    </div>
  );
}

interface ChapterProps<Name extends 'originality' | 'service' | 'papers'> {
  locale: Locale;
  prose: GuideProse[Name];
}

function Originality({ locale, prose, watches }: ChapterProps<'originality'> & { watches: Watch[] }) {
  const t = createTranslator(locale);
  const examples = findExamples(watches, 'originality', originalities);
  const terms = originalities.map((word): Term => {
    const term = t(`watch.report.originalities.${word}`);
    return { term, text: prose.words[word], example: examples.get(word) };
  });
  return (
    <Section ground="plaster" labelledBy="originality" className={styles.chapter}>
      <h2 id="originality">{t('guide.originality')}</h2>
      <div>
        <Prose paragraphs={[prose.text]} />
        <TermList locale={locale} terms={terms} />
      </div>
    </Section>
  );
}

function Service({ locale, prose }: ChapterProps<'service'>) {
  const t = createTranslator(locale);
  const terms = [
    ...works.map((work) => ({ term: t(`watch.service.works.${work}`), text: prose.works[work] })),
    ...measures.map((measure) => ({ term: t(`watch.service.${measure}`), text: prose.measures[measure] })),
  ];
  return (
    <Section labelledBy="service" className={styles.chapter}>
      <h2 id="service">{t('guide.service')}</h2>
      <div>
        <Prose paragraphs={prose.text} />
        <TermList
          locale={locale}
          terms={terms.map((entry) => ({ ...entry, term: sentenceCase(locale, entry.term) }))}
        />
      </div>
    </Section>
  );
}

function Papers({ locale, prose }: ChapterProps<'papers'>) {
  const t = createTranslator(locale);
  const terms = ([...documents, 'none'] as const).map((word) => {
    const term = sentenceCase(locale, t(`watch.papers.values.${word}`));
    return { term, text: prose.words[word] };
  });
  return (
    <Section space="tight" labelledBy="papers" className={styles.chapter}>
      <h2 id="papers">{t('watch.papers.label')}</h2>
      <div>
        <Prose paragraphs={[prose.text]} />
        <TermList locale={locale} terms={terms} />
      </div>
    </Section>
  );
}
