import type { ComponentProps, ReactNode } from 'react';
import styles from './ledger.module.css';

interface LedgerProps {
  /** `dense` is for short facts, `words` for words that are explained. */
  look?: 'dense' | 'words';
  children: ReactNode;
}

/** A description list, ruled like a ledger. */
export function Ledger({ look, children }: LedgerProps) {
  return (
    <dl className={styles.ledger} data-look={look}>
      {children}
    </dl>
  );
}

interface LedgerEntryProps extends Pick<ComponentProps<'dd'>, 'lang' | 'dir' | 'children'> {
  term: ReactNode;
  /** Whether the content is below the term instead of beside it. */
  below?: boolean;
}

/** `lang` and `dir` are those of the content. */
export function LedgerEntry({ term, below = false, ...content }: LedgerEntryProps) {
  return (
    <div className={styles.entry} data-below={below || undefined}>
      <dt className="label">{term}</dt>
      <dd {...content} />
    </div>
  );
}
