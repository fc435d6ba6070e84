import type { ReactNode } from 'react';
import styles from './line-drawing.module.css';

/** A small drawing of thin lines, beside words that say the same. Its parts are drawn on a grid of 64. */
export function LineDrawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
      {children}
    </svg>
  );
}
