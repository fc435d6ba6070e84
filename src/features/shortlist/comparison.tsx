import clsx from 'clsx';
import { type CSSProperties, type ReactNode, type UIEvent, useRef } from 'react';
import { Drawing, Outline } from '../../components/outline/outline.tsx';
import { onPlainClick } from '../../components/viewer/plain-click.ts';
import { useViewer } from '../../components/viewer/use-viewer.ts';
import { watchName } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Words } from '../../content/words/translate.ts';
import { type Locale, languageAttributes } from '../../i18n/locales.ts';
import { fullSizeUrl } from '../../pictures/picture-data.ts';
import type { ComparedRow, ComparedValue, ComparedWatch, Comparison } from './compare-watches.ts';
import styles from './comparison.module.css';
import { ComparisonHead } from './comparison-head.tsx';

interface ComparedWatchesProps {
  locale: Locale;
  words: Words<'shortlist' | 'gallery'>;
  watches: readonly ComparedWatch[];
  comparison: Comparison;
  /** Called after a watch was removed, with its place on the list. */
  onRemove: (watch: WatchSummary, index: number) => void;
}

/** Several watches side by side: a table, and in the viewer their dials, which it magnifies together. */
export function ComparedWatches({ locale, words, watches, comparison, onRemove }: ComparedWatchesProps) {
  const { Viewer, open } = useViewer(words.gallery.offline);
  const pressed = useRef<HTMLElement>(null);

  return (
    <>
      <ComparisonTable locale={locale} words={words.shortlist} watches={watches} comparison={comparison}>
        {watches.map((watch) => (
          <ComparisonHead
            key={watch.id}
            locale={locale}
            watch={watch}
            enlargeLabel={words.gallery.enlarge}
            onEnlarge={onPlainClick((link) => {
              pressed.current = link;
              open(fullSizeUrl(watch.picture));
            })}
            onRemove={(index) => onRemove(watch, index)}
          />
        ))}
      </ComparisonTable>
      {Viewer && (
        <Viewer
          words={words}
          title={words.shortlist.comparison}
          slides={[watches.map((watch) => ({ ...watch, caption: watchName(watch) }))]}
          // Safari does not focus a link that is pressed.
          onClose={() => pressed.current?.focus()}
        />
      )}
    </>
  );
}

interface ComparisonTableProps extends Pick<ComparedWatchesProps, 'locale' | 'watches' | 'comparison'> {
  words: Words<'shortlist'>['shortlist'];
  /** The heads of the columns. */
  children: ReactNode;
}

/**
 * A column for each watch, a row for each fact. The heads stay below the page's header, without their pictures, so no area around
 * them may scroll. If there are more watches than fit, heads and groups scroll sideways together. A browser makes a
 * group that scrolls a tab stop; in Safari, which does not, the links in the heads scroll all parts.
 */
function ComparisonTable({ locale, words, watches, comparison, children }: ComparisonTableProps) {
  const left = useRef(0);
  const { diameter, text } = comparison.coin;
  const hasValue = ({ values }: ComparedRow) => watches.some(({ id }) => values[id]);
  const shownGroups = comparison.groups
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
      className={styles.table}
      style={{ '--watches': watches.length } as CSSProperties}
      aria-label={words.comparison}
      onScrollCapture={scrollTogether}
    >
      <thead>
        <tr>
          <td className={styles.rowName} />
          {children}
        </tr>
      </thead>
      <tbody>
        <GroupHead title={words.sizes} watchCount={watches.length} />
        <tr className={styles.outlines}>
          <th className={styles.rowName} scope="row">
            <Drawing width={diameter} height={diameter}>
              <circle r={diameter / 2} />
            </Drawing>
            <p className="small">{text}</p>
          </th>
          {watches.map(({ id, outline, sizeText }) => (
            <td key={id}>
              <Outline outline={outline} />
              {sizeText}
            </td>
          ))}
        </tr>
      </tbody>
      {shownGroups.map(({ title, rows }) => (
        <tbody key={title}>
          <GroupHead title={title} watchCount={watches.length} />
          {rows.map((row) => (
            <Row key={row.key} pageLocale={locale} row={row} watches={watches} missing={words.missing} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function GroupHead({ title, watchCount }: { title: string; watchCount: number }) {
  return (
    <tr>
      <th className={clsx('title-s', styles.group)} scope="rowgroup" colSpan={watchCount + 1}>
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
      <th className={clsx('label', styles.rowName)} scope="row">
        <span>{label}</span>
      </th>
      {cells.map(({ id, text, locale: language, note }) => (
        <td key={id} {...languageAttributes(language ?? pageLocale, pageLocale)}>
          {text}
          {note && (
            <p className="remark" {...languageAttributes(note.locale ?? pageLocale, pageLocale)}>
              {note.text}
            </p>
          )}
        </td>
      ))}
    </tr>
  );
}
