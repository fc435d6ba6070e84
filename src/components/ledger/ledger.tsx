import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './ledger.module.css';

/** A description list, ruled like a ledger. */
export function Ledger({ children }: { children: ReactNode }) {
  return <dl>{children}</dl>;
}

interface LedgerEntryProps {
  term: ReactNode;
  /** Whether the content is below the term instead of beside it. */
  below?: boolean;
  children: ReactNode;
}

export function LedgerEntry({ term, below = false, children }: LedgerEntryProps) {
  return (
    <div className={styles.entry} data-below={below || undefined}>
      <dt className={clsx('label', styles.term)}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
