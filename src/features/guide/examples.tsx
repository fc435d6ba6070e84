import { LatinName } from '../../components/latin/latin.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import { type Part, parts } from '../../content/schema/report-schema.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Translate } from '../../content/words/translate.ts';
import { noteOf } from '../../content/words/words-of.ts';
import { languageAttributes } from '../../i18n/locales.ts';
import { localisePath, routes } from '../../i18n/routes.ts';

/** A part of a listed watch as an example of a word of the report. */
export interface Example {
  watch: Watch;
  part: Part;
}

/**
 * Finds an example for each word of the report. Prefers a watch that is not yet an example, then a part with a note, then
 * the order of the list. A word that no watch has gets no example, so the owner may remove any watch.
 *
 * @param field the column of the report that has the words
 */
export function findExamples<W extends string>(
  watches: readonly Watch[],
  field: 'originality' | 'grade',
  words: readonly W[],
): Map<W, Example> {
  const examples = new Map<W, Example>();
  for (const word of words) {
    const used = new Set([...examples.values()].map(({ watch }) => watch));
    const rank = ({ watch, part }: Example) => Number(used.has(watch)) * 2 + Number(!watch.words.en.report?.[part]);
    const [best] = watches
      .flatMap((watch) => parts.map((part) => ({ watch, part })))
      .filter(({ watch, part }) => watch.report[part]?.[field] === word)
      .sort((a, b) => rank(a) - rank(b));
    if (best) examples.set(word, best);
  }
  return examples;
}

interface ExampleLineProps {
  t: Translate;
  /** `undefined` if no watch has the word. */
  example: Example | undefined;
  /** Whether it has the report's note. Notes explain grades, not originality. */
  withNote?: boolean;
}

export function ExampleLine({ t, example, withNote = false }: ExampleLineProps) {
  if (!example) return null;
  const { watch, part } = example;
  const note = withNote ? noteOf(watch, t.locale, part) : undefined;
  return (
    <div className="aside below-title">
      <p className="small tall-links">
        <span className="label">{t(`watch.report.parts.${part}`)}</span>{' '}
        <a href={localisePath(t.pageLocale, routes.watch(watch.id))}>
          <LatinName locale={t.locale}>{watchName(watch)}</LatinName>
        </a>
      </p>
      {note && (
        <p className="remark" {...languageAttributes(note.locale, t.locale)}>
          {note.text}
        </p>
      )}
    </div>
  );
}
