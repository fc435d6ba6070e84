import { Icon } from '../../../components/icon/icon.tsx';
import { isolateLatin, LeftToRight } from '../../../components/left-to-right/left-to-right.tsx';
import { watchName } from '../../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import type { Words } from '../../../i18n/pick-words.ts';
import type { ComparedRow, compareWatches } from './compare-watches.ts';
import styles from './comparison-table.module.css';

interface ComparisonTableProps {
  words: Words<'shortlist'>;
  groups: ReturnType<typeof compareWatches>;
  watches: readonly WatchSummary[];
}

/** Every fact of the watches, one column for each watch. */
export function ComparisonTable({ words, groups, watches }: ComparisonTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td className={styles.label} />
          {watches.map((watch) => (
            <th key={watch.id} className={styles.value} scope="col">
              <span className="visually-hidden">
                <LeftToRight>{watchName(watch)}</LeftToRight>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th className={styles.group} scope="rowgroup" colSpan={watches.length + 1}>
              <span>{title}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.key} words={words} row={row} watches={watches} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RowProps extends Omit<ComparisonTableProps, 'groups'> {
  row: ComparedRow;
}

/** A fact of every watch. Differences are marked by an icon and hidden text, not only by colour. */
function Row({ words: { shortlist }, row, watches }: RowProps) {
  return (
    <tr data-differs={row.differs}>
      <th className={styles.label} scope="row">
        {row.differs ? <DiffersLabel label={row.label} differs={shortlist.differs} /> : row.label}
      </th>
      {watches.map(({ id }, index) => (
        <td key={id} className={styles.value}>
          {/* `bdi`: a code such as 12-120 runs left to right in Arabic too. */}
          <bdi>{row.values[index] ? <Value text={row.values[index]} /> : <NoEntry text={shortlist.noEntry} />}</bdi>
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
function Value({ text }: { text: string }) {
  const values = text.split('\n');
  if (values.length === 1) return isolateLatin(text);
  return (
    <span className={styles.values}>
      {values.map((value) => (
        <span key={value}>{value} </span>
      ))}
    </span>
  );
}

function NoEntry({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
