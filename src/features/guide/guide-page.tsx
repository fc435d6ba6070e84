import { ArrowLink } from '../../components/button/button.tsx';
import { Ledger, LedgerEntry } from '../../components/ledger/ledger.tsx';
import { Chapter, ChapterHead, Paragraphs } from '../../components/section/section.tsx';
import { type GuideProse, measures } from '../../content/schema/prose-schemas.ts';
import { documents, grades, originalities, works } from '../../content/schema/report-schema.ts';
import type { Written } from '../../content/schema/words-of.ts';
import { sentenceCase } from '../../i18n/format.ts';
import { type Locale, languageAttributes } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { ExampleLine } from './example-line.tsx';
import { type Example, findExamples } from './find-examples.ts';

interface GuidePageProps {
  locale: Locale;
  prose: GuideProse;
  /** What the guarantee promises; `undefined` if the shop gives none. */
  guarantee: (Written<string> & { href: string }) | undefined;
  /** The watches to take examples from, in the order of the list. */
  watches: Example['watch'][];
}

/** How the shop grades: every word of a condition report, with examples from the catalogue. */
export function GuidePage({ locale, prose, guarantee, watches }: GuidePageProps) {
  const t = createTranslator(locale);
  return (
    <>
      <ChapterHead title={t('guide.title')} intro={prose.intro} />
      <Grades locale={locale} prose={prose.grades} watches={watches} />
      <Originality locale={locale} prose={prose.originality} guarantee={guarantee} watches={watches} />
      <Chapter id="lume" title={t('watch.report.parts.lume')} space="even">
        <Paragraphs paragraphs={[prose.lume]} />
      </Chapter>
      <Service locale={locale} prose={prose.service} />
      <Papers locale={locale} prose={prose.papers} />
    </>
  );
}

interface ChapterProps<Name extends 'grades' | 'originality' | 'service' | 'papers'> {
  locale: Locale;
  prose: GuideProse[Name];
}

function Grades({ locale, prose, watches }: ChapterProps<'grades'> & { watches: Example['watch'][] }) {
  const t = createTranslator(locale);
  const examples = findExamples(watches, 'grade', grades);
  const terms = grades.map((grade): Term => {
    return { term: t(`watch.report.grades.${grade}`), text: prose.words[grade], example: examples.get(grade) };
  });
  return (
    <Chapter id="grades" title={t('guide.grades')}>
      <Paragraphs paragraphs={[prose.text]} />
      <TermList locale={locale} terms={terms} withNotes />
    </Chapter>
  );
}

function Originality({
  locale,
  prose,
  guarantee,
  watches,
}: ChapterProps<'originality'> & Pick<GuidePageProps, 'guarantee' | 'watches'>) {
  const t = createTranslator(locale);
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
          <Paragraphs paragraphs={[guarantee.words]} {...languageAttributes(guarantee.locale, locale)} />
          <ArrowLink href={guarantee.href}>{t('buying.toGuarantee')}</ArrowLink>
        </>
      )}
      <TermList locale={locale} terms={terms} />
    </Chapter>
  );
}

function Service({ locale, prose }: ChapterProps<'service'>) {
  const t = createTranslator(locale);
  const terms = [
    ...works.map((work) => ({ term: t(`watch.service.works.${work}`), text: prose.works[work] })),
    ...measures.map((measure) => ({ term: t(`watch.service.${measure}`), text: prose.measures[measure] })),
  ];
  return (
    <Chapter id="service" title={t('guide.service')}>
      <Paragraphs paragraphs={prose.text} />
      <TermList locale={locale} terms={terms.map((entry) => ({ ...entry, term: sentenceCase(locale, entry.term) }))} />
    </Chapter>
  );
}

function Papers({ locale, prose }: ChapterProps<'papers'>) {
  const t = createTranslator(locale);
  const terms = ([...documents, 'none'] as const).map((word) => {
    const term = sentenceCase(locale, t(`watch.papers.values.${word}`));
    return { term, text: prose.words[word] };
  });
  return (
    <Chapter id="papers" title={t('watch.papers.label')}>
      <Paragraphs paragraphs={[prose.text]} />
      <TermList locale={locale} terms={terms} />
    </Chapter>
  );
}

/** A word of the report and what it means. */
interface Term {
  term: string;
  text: string;
  example?: Example | undefined;
}

interface TermListProps {
  locale: Locale;
  terms: Term[];
  /** Whether examples have the report's note. Notes explain grades, not originality. */
  withNotes?: boolean;
}

/** Words of the report as a ledger: the word, its meaning, and an example if there is one. */
function TermList({ locale, terms, withNotes = false }: TermListProps) {
  return (
    <Ledger look="words">
      {terms.map(({ term, text, example }) => (
        <LedgerEntry key={term} term={term}>
          <p>{text}</p>
          {example && <ExampleLine locale={locale} example={example} withNote={withNotes} />}
        </LedgerEntry>
      ))}
    </Ledger>
  );
}
