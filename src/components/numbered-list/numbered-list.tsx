import clsx from 'clsx';
import styles from './numbered-list.module.css';
import { numerals } from './numerals.ts';

interface NumberedListProps {
  entries: readonly { title: string; text: string }[];
  /** The number of columns in a wide window. */
  columns: 3 | 4;
}

/** Entries numbered like the hours on a dial, below the heading of their section. */
export function NumberedList({ entries, columns }: NumberedListProps) {
  return (
    <ol className={clsx('grid', styles.list)} data-columns={columns}>
      {entries.map(({ title, text }, index) => (
        <li key={title} className={styles.entry}>
          <span className={styles.numeral} aria-hidden="true">
            {numerals[index]}
          </span>
          <h3>{title}</h3>
          <p className="muted below-title">{text}</p>
        </li>
      ))}
    </ol>
  );
}
