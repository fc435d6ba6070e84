import clsx from 'clsx';
import { Heart, type HeartProps } from '../../components/heart/heart.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { WatchTitle } from '../../components/watch-title/watch-title.tsx';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import { type Locale, languageAttributes } from '../../i18n/locales.ts';
import type { ComparedRow, Comparison } from './compare-watches.ts';
import styles from './comparison.module.css';

interface ComparisonTableProps {
  locale: Locale;
  label: string;
  watches: readonly WatchSummary[];
  groups: Comparison['groups'];
  /** Called after a watch was removed, with its place on the list. */
  onRemove: (watch: WatchSummary, index: number) => void;
}

/** A column for each watch, a row for each fact. Heads and labels stay in view while the table scrolls in its own area. */
export function ComparisonTable({ locale, label, watches, groups, onRemove }: ComparisonTableProps) {
  const hasValue = ({ values }: ComparedRow) => watches.some(({ id }) => values[id]);
  const shownGroups = groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(hasValue) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <section
      className={styles.area}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable by keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.label} />
            {watches.map((watch) => (
              <Head key={watch.id} locale={locale} watch={watch} onRemove={(index) => onRemove(watch, index)} />
            ))}
          </tr>
        </thead>
        {shownGroups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th className={styles.group} scope="rowgroup" colSpan={watches.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} pageLocale={locale} row={row} watches={watches} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** The head of a column. Named by the watch alone, because screen readers say that name in front of each of its values. */
function Head({ locale, watch, onRemove }: { locale: Locale; watch: WatchSummary } & Pick<HeartProps, 'onRemove'>) {
  const nameId = `compared-${watch.id}`;
  return (
    <th className={styles.head} scope="col" aria-labelledby={nameId}>
      <div className={styles.watch}>
        <div className={styles.picture}>
          <Picture picture={watch.picture} alt="" sizes="8rem" />
          <Heart watch={watch.id} label={watch.keepLabel} onRemove={onRemove} />
        </div>
        <div className={styles.text}>
          <a className={styles.link} id={nameId} href={watch.href}>
            <WatchTitle locale={locale} watch={watch} />
          </a>
          <p className={styles.price}>{watch.priceText}</p>
          {watch.statusText && <p className="small">{watch.statusText}</p>}
        </div>
      </div>
    </th>
  );
}

interface RowProps {
  pageLocale: Locale;
  row: ComparedRow;
  watches: readonly WatchSummary[];
}

/** A fact of every watch. Equal values are quiet. */
function Row({ pageLocale, row: { label, values, missing }, watches }: RowProps) {
  const cells = watches.map(({ id }) => ({ id, ...(values[id] ?? { text: missing }) }));
  // Untranslated words say nothing of a difference between the watches.
  const differs = new Set(cells.filter((cell) => !cell.locale).map(({ text }) => text)).size > 1;
  return (
    <tr data-differs={differs}>
      <th className={clsx('label', styles.label)} scope="row">
        {label}
      </th>
      {cells.map(({ id, text, locale: language }) => (
        <td key={id} {...languageAttributes(language ?? pageLocale, pageLocale)}>
          {text}
        </td>
      ))}
    </tr>
  );
}
