import { findPatterns } from '../../features/catalogue/search/search-words.ts';
import styles from './marked.module.css';

interface MarkedProps {
  /** The text as it is written. */
  children: string;
  /** What a visitor looks for, from `searchPatterns`. */
  searched: readonly string[] | undefined;
}

/** A text in which the words looked for are marked. */
export function Marked({ children, searched }: MarkedProps) {
  if (!searched) return children;
  return findPatterns(children, searched).map(({ text, isFound }, index) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no state
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
