import type { Words } from '../../content/words/translate.ts';
import { type SortKey, sortKeys } from './sort.ts';
import styles from './sort-select.module.css';

interface SortSelectProps {
  words: Words<'catalog'>['catalog'];
  sort: SortKey;
  onChange: (sort: SortKey) => void;
}

export function SortSelect({ words, sort, onChange }: SortSelectProps) {
  return (
    <div className={styles.sort}>
      {/* In a narrow window the chosen order says enough. */}
      <label className="label wide-only" htmlFor="sort">
        {words.sortBy}
      </label>
      <select
        id="sort"
        className="control"
        aria-label={words.sortBy}
        autoComplete="off"
        value={sort}
        onChange={(event) => onChange(event.target.value as SortKey)}
      >
        {sortKeys.map((key) => (
          <option key={key} value={key}>
            {words.sort[key]}
          </option>
        ))}
      </select>
    </div>
  );
}
