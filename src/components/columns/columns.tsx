import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  start: ReactNode;
  end: ReactNode;
}

/** Two halves side by side on wide screens, one under the other on phones. */
export function Columns({ start, end }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{start}</div>
      <div>{end}</div>
    </div>
  );
}
