import clsx from 'clsx';
import { useId } from 'react';
import type { ReportRow } from '../../../content/describe/report-rows.ts';
import type { Translate } from '../../../content/words/translate.ts';
import { languageAttributes } from '../../../i18n/locales.ts';
import styles from './condition-report.module.css';

interface ReportTableProps {
  t: Translate;
  caption?: string;
  /** The id of the heading that names the table, if it has no caption. */
  labelledBy?: string;
  /** The heads of label and values. Without them the table has no head, and one column of values. */
  heads?: string[];
  rows: ReportRow[];
}

/** Some rows of a condition report, each with its note below. `null` if there are none. */
export function ReportTable({ t, caption, labelledBy, heads, rows }: ReportTableProps) {
  const id = useId();
  if (rows.length === 0) return null;
  const columnCount = heads?.length ?? 2;
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      {caption && <caption className={clsx('label', styles.labels)}>{caption}</caption>}
      {heads && (
        <thead>
          <tr className={styles.labels}>
            {heads.map((head) => (
              <th key={head} className="label" scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      {rows.map(({ key, label, values, note }, row) => (
        <tbody key={key} className={styles.row}>
          <tr>
            <th className="label" scope="row" rowSpan={note ? 2 : 1} id={`${id}${row}`}>
              {label}
            </th>
            {values.map(({ text, isKnown }, index) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a row's values have fixed places
                key={index}
                data-known={isKnown}
                colSpan={index === values.length - 1 ? columnCount - values.length : 1}
              >
                {text}
              </td>
            ))}
          </tr>
          {note && (
            <tr>
              <td
                className={clsx('remark', styles.note)}
                headers={`${id}${row}`}
                colSpan={columnCount - 1}
                {...languageAttributes(note.locale, t.locale)}
              >
                {note.text}
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}
