import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  start: ReactNode;
  end: ReactNode;
}

/** Two columns on wide screens, stacked on phones. */
export function Columns({ start, end }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{start}</div>
      <div>{end}</div>
    </div>
  );
}
