import { isolateLatin } from '../../../components/left-to-right/left-to-right.tsx';
import styles from './condition-report.module.css';

/** A note under the row that it belongs to. */
export function NoteRow({ columns, note }: { columns: number; note: string | undefined }) {
  if (!note) return null;
  return (
    <tr>
      <td className={styles.note} colSpan={columns}>
        {isolateLatin(note)}
      </td>
    </tr>
  );
}
