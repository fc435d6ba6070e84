import type { ReactNode } from 'react';
import styles from './ask-line.module.css';

/** A muted line in small type, which may end in {@link Ask}. */
export function AskLine({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}

/** A link that opens a prepared message. Hidden in print. */
export function Ask({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.ask} href={href}>
      {children}
    </a>
  );
}
