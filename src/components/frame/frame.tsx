import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** Text in a frame of thin lines, like a certificate. */
export function Frame({ children }: { children: ReactNode }) {
  return <div className={clsx('stack centred', styles.frame)}>{children}</div>;
}
