import { Icon } from '../../../components/icon/icon.tsx';
import { isolateLatin, LeftToRight } from '../../../components/left-to-right/left-to-right.tsx';
import { watchName } from '../../../content/describe/watch-name.ts';
import type { Words } from '../../../i18n/pick-words.ts';
import type { ComparedWatch, RowGroup } from './compared-watch.ts';
import styles from './comparison-table.module.css';

interface ComparisonTableProps {
  words: Words<'shortlist'>;
  /** All possible rows. Those in which no watch has an entry are left out. */
  groups: readonly RowGroup[];
  watches: readonly ComparedWatch[];
}

/** Every fact of the watches, one column for each watch. */
export function ComparisonTable({ words, groups, watches }: ComparisonTableProps) {
  const isUsed = ({ key }: RowGroup['rows'][number]) => watches.some(({ values }) => values[key]);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td className={styles.label} />
          {watches.map(({ summary }) => (
            <th key={summary.id} className={styles.value} scope="col">
              <span className="visually-hidden">
                <LeftToRight>{watchName(summary)}</LeftToRight>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups
        .filter(({ rows }) => rows.some(isUsed))
        .map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th className={styles.group} scope="rowgroup" colSpan={watches.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.filter(isUsed).map((row) => (
              <Row key={row.key} words={words} row={row} watches={watches} />
            ))}
          </tbody>
        ))}
    </table>
  );
}

interface RowProps extends Omit<ComparisonTableProps, 'groups'> {
  row: RowGroup['rows'][number];
}

/** A fact of every watch. Differences are marked by an icon and hidden text, not only by colour. */
function Row({ words: { shortlist }, row: { key, label }, watches }: RowProps) {
  const differs = new Set(watches.map(({ values }) => values[key])).size > 1;
  return (
    <tr data-differs={differs}>
      <th className={styles.label} scope="row">
        {differs ? <DiffersLabel label={label} differs={shortlist.differs} /> : label}
      </th>
      {watches.map(({ summary, values }) => (
        <td key={summary.id} className={styles.value}>
          {/* `bdi`: a code such as 12-120 runs left to right in Arabic too. */}
          <bdi>
            <Value text={values[key]} noEntry={shortlist.noEntry} />
          </bdi>
        </td>
      ))}
    </tr>
  );
}

/** Keeps the icon on the line of the label's last word. */
function DiffersLabel({ label, differs }: { label: string; differs: string }) {
  const lastSpace = label.lastIndexOf(' ') + 1;
  return (
    <>
      {label.slice(0, lastSpace)}
      <span className={styles.sign}>
        {label.slice(lastSpace)}&nbsp;
        <Icon name="differs" />
        <span className="visually-hidden"> ({differs})</span>
      </span>
    </>
  );
}

/** A value, or the two values of a report: originality and grade, side by side if they fit. */
function Value({ text, noEntry }: { text: string | undefined; noEntry: string }) {
  if (!text)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{noEntry}</span>
      </>
    );
  if (!text.includes('\n')) return isolateLatin(text);
  return (
    <span className={styles.values}>
      {text.split('\n').map((value) => (
        <span key={value}>{value} </span>
      ))}
    </span>
  );
}
