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
import { type Example, ExampleLine, findExamples } from './examples.tsx';

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
  const shared = { t, watches };
  return (
    <>
      <ChapterHead title={t('guide.title')} intro={prose.intro} />
      <Grades prose={prose.grades} {...shared} />
      <Originality prose={prose.originality} guarantee={guarantee} {...shared} />
      <Chapter id="lume" title={t('watch.report.parts.lume')}>
        <Paragraphs paragraphs={[prose.lume]} />
      </Chapter>
      <Service t={t} prose={prose.service} />
      <Papers t={t} prose={prose.papers} />
    </>
  );
}

interface ChapterProps<Name extends 'grades' | 'originality' | 'service' | 'papers'> {
  t: Translate;
  prose: GuideProse[Name];
}

type WithExamples = Pick<GuidePageProps, 'watches'>;

function Grades({ t, prose, watches }: ChapterProps<'grades'> & WithExamples) {
  const examples = findExamples(watches, 'grade', grades);
  const terms = grades.map((grade): Term => {
    return { term: t(`watch.report.grades.${grade}`), text: prose.words[grade], example: examples.get(grade) };
  });
  return (
    <Chapter id="grades" title={t('guide.grades')}>
      <Paragraphs paragraphs={[prose.text]} />
      <TermList t={t} terms={terms} withNotes />
    </Chapter>
  );
}

function Originality({
  t,
  prose,
  guarantee,
  watches,
}: ChapterProps<'originality'> & WithExamples & Pick<GuidePageProps, 'guarantee'>) {
  const examples = findExamples(watches, 'originality', originalities);
  const terms = originalities.map((word): Term => {
    const term = t(`watch.report.originalities.${word}`);
    return { term, text: prose.words[word], example: examples.get(word) };
  });
  return (
    <Chapter id="originality" title={t('guide.originality')} ground="plaster">
      <Paragraphs paragraphs={[prose.text]} />
      {guarantee && (
        <>
          <Paragraphs paragraphs={[guarantee.text]} {...languageAttributes(guarantee.locale, t.locale)} />
          <ArrowLink href={`${localisePath(t.pageLocale, routes.about)}#guarantee`}>
            {t('buying.toGuarantee')}
          </ArrowLink>
        </>
      )}
      <TermList t={t} terms={terms} />
    </Chapter>
  );
}

function Service({ t, prose }: ChapterProps<'service'>) {
  const terms = [
    ...works.map((work) => ({ term: t(`watch.service.works.${work}`), text: prose.works[work] })),
    ...measures.map((measure) => ({ term: t(`watch.service.${measure}`), text: prose.measures[measure] })),
  ];
  return (
    <Chapter id="service" title={t('guide.service')}>
      <Paragraphs paragraphs={prose.text} />
      <TermList t={t} terms={terms.map((entry) => ({ ...entry, term: sentenceCase(t.locale, entry.term) }))} />
    </Chapter>
  );
}

function Papers({ t, prose }: ChapterProps<'papers'>) {
  const terms = ([...documents, 'none'] as const).map((word) => {
    const term = sentenceCase(t.locale, t(`watch.papers.values.${word}`));
    return { term, text: prose.words[word] };
  });
  return (
    <Chapter id="papers" title={t('watch.papers.label')}>
      <Paragraphs paragraphs={[prose.text]} />
      <TermList t={t} terms={terms} />
    </Chapter>
  );
}

interface Term {
  term: string;
  text: string;
  example?: Example | undefined;
}

interface TermListProps {
  t: Translate;
  terms: Term[];
  /** Whether examples have the report's note. Notes explain grades, not originality. */
  withNotes?: boolean;
}

/** Words of the report as a ledger: the word, its meaning, and an example if there is one. */
function TermList({ t, terms, withNotes = false }: TermListProps) {
  return (
    <Ledger look="words">
      {terms.map(({ term, text, example }) => (
        <LedgerEntry key={term} term={term}>
          <p>{text}</p>
          {example && <ExampleLine t={t} example={example} withNote={withNotes} />}
        </LedgerEntry>
      ))}
    </Ledger>
  );
}
