import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { Ledger, LedgerEntry } from '../../components/ledger/ledger.tsx';
import { Chapter, ChapterHead } from '../../components/section/chapter.tsx';
import { Paragraphs } from '../../components/section/section.tsx';
import { type GuideProse, measures } from '../../content/schema/prose-schemas.ts';
import { documents, grades, originalities, works } from '../../content/schema/report-schema.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Translate } from '../../content/words/translate.ts';
import type { WrittenText } from '../../content/words/words-of.ts';
import { sentenceCase } from '../../i18n/format.ts';
import { languageAttributes } from '../../i18n/locales.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { ExampleLine, findExamples } from './examples.tsx';

interface GuidePageProps {
  t: Translate;
  prose: GuideProse;
  /** What the guarantee promises; `undefined` if the shop gives none. */
  guarantee: WrittenText | undefined;
  /** The watches to take examples from, in the order of the list. */
  watches: readonly Watch[];
}

/** How the shop grades: every word of a condition report, with examples from the catalogue. */
export function GuidePage({ t, prose, guarantee, watches }: GuidePageProps) {
  const { grades: ofGrades, originality, lume, service, papers } = prose;
  const gradeExamples = findExamples(watches, 'grade', grades);
  const originalityExamples = findExamples(watches, 'originality', originalities);
  const inTable = (text: string) => sentenceCase(t.locale, text);
  return (
    <>
      <ChapterHead title={t('guide.title')} intro={prose.intro} />
      <Chapter id="grades" title={t('guide.grades')}>
        <Paragraphs paragraphs={[ofGrades.text]} />
        <Ledger look="words">
          {grades.map((grade) => (
            <LedgerEntry key={grade} term={t(`watch.report.grades.${grade}`)}>
              <p>{ofGrades.words[grade]}</p>
              <ExampleLine t={t} example={gradeExamples.get(grade)} withNote />
            </LedgerEntry>
          ))}
        </Ledger>
      </Chapter>
      <Chapter id="originality" title={t('guide.originality')} ground="plaster">
        <Paragraphs paragraphs={[originality.text]} />
        {guarantee && <Guarantee t={t} guarantee={guarantee} />}
        <Ledger look="words">
          {originalities.map((word) => (
            <LedgerEntry key={word} term={t(`watch.report.originalities.${word}`)}>
              <p>{originality.words[word]}</p>
              <ExampleLine t={t} example={originalityExamples.get(word)} />
            </LedgerEntry>
          ))}
        </Ledger>
      </Chapter>
      <Chapter id="lume" title={t('watch.report.parts.lume')}>
        <Paragraphs paragraphs={[lume]} />
      </Chapter>
      <Chapter id="service" title={t('guide.service')}>
        <Paragraphs paragraphs={service.text} />
        <Ledger look="words">
          {works.map((work) => (
            <LedgerEntry key={work} term={inTable(t(`watch.service.works.${work}`))}>
              {service.works[work]}
            </LedgerEntry>
          ))}
          {measures.map((measure) => (
            <LedgerEntry key={measure} term={inTable(t(`watch.service.${measure}`))}>
              {service.measures[measure]}
            </LedgerEntry>
          ))}
        </Ledger>
      </Chapter>
      <Chapter id="papers" title={t('watch.papers.label')}>
        <Paragraphs paragraphs={[papers.text]} />
        <Ledger look="words">
          {([...documents, 'none'] as const).map((word) => (
            <LedgerEntry key={word} term={inTable(t(`watch.papers.values.${word}`))}>
              {papers.words[word]}
            </LedgerEntry>
          ))}
        </Ledger>
      </Chapter>
    </>
  );
}

/** What the guarantee says of originality, with a link to all of it. */
function Guarantee({ t, guarantee }: { t: Translate; guarantee: WrittenText }) {
  return (
    <>
      <Paragraphs paragraphs={[guarantee.text]} {...languageAttributes(guarantee.locale, t.locale)} />
      <ArrowLink href={`${localisePath(t.pageLocale, routes.about)}#guarantee`}>{t('buying.toGuarantee')}</ArrowLink>
    </>
  );
}
