import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** Words in a frame of hairlines, like a certificate. */
export function Frame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
