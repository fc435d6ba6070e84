import { type CSSProperties, type UIEvent, useRef } from 'react';
import { adoptStyles } from '../../components/adopt-styles/adopt-styles.ts';
import { Heart, type HeartProps } from '../../components/heart/heart.tsx';
import { Outline } from '../../components/outline/outline.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { WatchTitle } from '../../components/watch-title/watch-title.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Words } from '../../content/words/translate.ts';
import { type Locale, languageAttributes } from '../../i18n/locales.ts';
import type { ComparedRow, ComparedValue, ComparedWatch, Comparison } from './compare-watches.ts';
import comparisonStyles from './comparison.css?inline';

adoptStyles(comparisonStyles);

interface ComparisonTableProps {
  locale: Locale;
  words: Words<'shortlist'>['shortlist'];
  watches: readonly ComparedWatch[];
  groups: Comparison['groups'];
  /** What a press on a picture does. */
  enlargeLabel: string;
  /** Called with the watch whose picture was pressed, and the button. */
  onEnlarge: (watch: WatchSummary, button: HTMLElement) => void;
  /** Called after a watch was removed, with its place on the list. */
  onRemove: (watch: WatchSummary, index: number) => void;
}

/**
 * A column for each watch, a row for each fact. The heads stay below the page's header, on a phone without their pictures, so no
 * area around them may scroll. If there are more watches than fit, heads and groups scroll sideways together. A browser makes a
 * group that scrolls a tab stop; in Safari, which does not, the links in the heads scroll all parts.
 */
export function ComparisonTable(props: ComparisonTableProps) {
  const { locale, words, watches, groups, enlargeLabel, onEnlarge, onRemove } = props;
  const left = useRef(0);
  const hasValue = ({ values }: ComparedRow) => watches.some(({ id }) => values[id]);
  const shownGroups = groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(hasValue) }))
    .filter(({ rows }) => rows.length > 0);

  function scrollTogether({ target, currentTarget }: UIEvent) {
    // The parts that follow scroll too, a frame later. The difference is one of rounding.
    if (!(target instanceof Element) || Math.abs(target.scrollLeft - left.current) < 1) return;
    left.current = target.scrollLeft;
    for (const part of currentTarget.children) if (part !== target) part.scrollLeft = left.current;
  }

  return (
    <table
      className="comparison"
      style={{ '--watches': watches.length } as CSSProperties}
      aria-label={words.comparison}
      onScrollCapture={scrollTogether}
    >
      <thead>
        <tr>
          <td className="rowName" />
          {watches.map((watch) => (
            <Head
              key={watch.id}
              locale={locale}
              watch={watch}
              enlargeLabel={enlargeLabel}
              onEnlarge={(button) => onEnlarge(watch, button)}
              onRemove={(index) => onRemove(watch, index)}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        <GroupHead title={words.sizes} watchCount={watches.length} />
        <tr className="outlines">
          <th className="rowName" scope="row">
            <div className="visually-hidden">{words.sizes}</div>
          </th>
          {watches.map(({ id, outline, sizeText }) => (
            <td key={id}>
              <Outline outline={outline} label={sizeText} />
            </td>
          ))}
        </tr>
      </tbody>
      {shownGroups.map(({ title, rows }) => (
        <tbody key={title}>
          <GroupHead title={title} watchCount={watches.length} />
          {rows.map((row) => (
            <Row key={row.label} pageLocale={locale} row={row} watches={watches} missing={words.missing} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface HeadProps {
  locale: Locale;
  watch: WatchSummary;
  enlargeLabel: string;
  onEnlarge: (button: HTMLElement) => void;
  onRemove: HeartProps['onRemove'];
}

/** The head of a column. Named by the watch alone, because screen readers say that name in front of each of its values. */
function Head({ locale, watch, enlargeLabel, onEnlarge, onRemove }: HeadProps) {
  const nameId = `compared-${watch.id}`;
  return (
    <th className="head" scope="col" aria-labelledby={nameId}>
      <div className="watch">
        <div className="dial">
          <Picture className="picture" picture={watch.picture} alt="" sizes="(width < 40rem) 7rem, 5rem" />
          {/* Over the picture, because paper has no buttons. */}
          <button
            className="enlarge"
            type="button"
            aria-label={`${enlargeLabel}: ${watchName(watch)}`}
            onClick={({ currentTarget }) => onEnlarge(currentTarget)}
          />
        </div>
        <div className="text">
          <a id={nameId} href={watch.href}>
            <WatchTitle locale={locale} watch={watch} />
          </a>
          {watch.statusText && <p className="small">{watch.statusText}</p>}
          <p className="price">{watch.priceText}</p>
        </div>
        <Heart
          className="heart"
          watch={{ id: watch.id, name: watchName(watch) }}
          label={watch.keepLabel}
          onRemove={onRemove}
        />
      </div>
    </th>
  );
}

function GroupHead({ title, watchCount }: { title: string; watchCount: number }) {
  return (
    <tr>
      <th className="group" scope="rowgroup" colSpan={watchCount + 1}>
        <span>{title}</span>
      </th>
    </tr>
  );
}

interface RowProps {
  pageLocale: Locale;
  row: ComparedRow;
  watches: readonly WatchSummary[];
  /** For a watch without a value. */
  missing: string;
}

/** A fact of every watch. Equal values are quiet. */
function Row({ pageLocale, row: { label, values }, watches, missing }: RowProps) {
  const cells = watches.map(({ id }): ComparedValue & { id: string } => ({ id, ...(values[id] ?? { text: missing }) }));
  // Untranslated words say nothing of a difference between the watches.
  const differs = new Set(cells.filter((cell) => !cell.locale).map(({ text }) => text)).size > 1;
  return (
    <tr data-differs={differs}>
      <th className="label rowName" scope="row">
        <span>{label}</span>
      </th>
      {cells.map(({ id, text, locale: language, note }) => (
        <td key={id} {...languageAttributes(language ?? pageLocale, pageLocale)}>
          {text}
          {note && (
            <p className="note" {...languageAttributes(note.locale ?? pageLocale, pageLocale)}>
              {note.text}
            </p>
          )}
        </td>
      ))}
    </tr>
  );
}
