import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Two halves side by side on wide screens, one under the other on phones. */
export function Columns({ start, end }: { start: ReactNode; end: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{start}</div>
      <div>{end}</div>
    </div>
  );
}
