import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './watch-page.module.css';

/** A muted line in small type, which may end in {@link Ask}. */
export function AskLine({ children }: { children: ReactNode }) {
  return <p className={clsx('small', styles.askLine)}>{children}</p>;
}

/** A link that opens a prepared message. Hidden in print. */
export function Ask({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="screen-only" href={href}>
      {children}
    </a>
  );
}
