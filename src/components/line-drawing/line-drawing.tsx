import type { ReactNode } from 'react';
import styles from './line-drawing.module.css';

/** A small drawing on a 64 px grid, hidden from screen readers: the text beside it says the same. */
export function LineDrawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
      {children}
    </svg>
  );
}
