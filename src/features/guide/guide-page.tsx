import { ArrowLink } from '../../components/button/button.tsx';
import { Ledger, LedgerEntry } from '../../components/ledger/ledger.tsx';
import { Chapter, ChapterHead, Paragraphs } from '../../components/section/section.tsx';
import { type GuideProse, measures } from '../../content/schema/prose-schemas.ts';
import { documents, grades, originalities, works } from '../../content/schema/report-schema.ts';
import type { Written } from '../../content/schema/words-of.ts';
import { sentenceCase } from '../../i18n/format.ts';
import { languageAttributes } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { type Example, ExampleLine, findExamples } from './examples.tsx';

interface GuidePageProps {
  t: Translate;
  prose: GuideProse;
  /** What the guarantee promises; `undefined` if the shop gives none. */
  guarantee: (Written<string> & { href: string }) | undefined;
  /** The watches to take examples from, in the order of the list. */
  watches: Example['watch'][];
}

/** How the shop grades: every word of a condition report, with examples from the catalogue. */
export function GuidePage({ t, prose, guarantee, watches }: GuidePageProps) {
  return (
    <>
      <ChapterHead title={t('guide.title')} intro={prose.intro} />
      <Grades t={t} prose={prose.grades} watches={watches} />
      <Originality t={t} prose={prose.originality} guarantee={guarantee} watches={watches} />
      <Chapter id="lume" title={t('watch.report.parts.lume')} space="even">
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

function Grades({ t, prose, watches }: ChapterProps<'grades'> & { watches: Example['watch'][] }) {
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
}: ChapterProps<'originality'> & Pick<GuidePageProps, 'guarantee' | 'watches'>) {
  const examples = findExamples(watches, 'originality', originalities);
  const terms = originalities.map((word): Term => {
    const term = t(`watch.report.originalities.${word}`);
    return { term, text: prose.words[word], example: examples.get(word) };
  });
  return (
    <Chapter id="originality" title={t('guide.originality')} ground="plaster" space="even">
      <Paragraphs paragraphs={[prose.text]} />
      {guarantee && (
        <>
          <Paragraphs paragraphs={[guarantee.words]} {...languageAttributes(guarantee.locale, t.locale)} />
          <ArrowLink href={guarantee.href}>{t('buying.toGuarantee')}</ArrowLink>
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
