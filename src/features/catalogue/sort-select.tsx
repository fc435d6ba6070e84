import { Icon } from '../../components/icon/icon.tsx';
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
      <label className="label" htmlFor="sort">
        {words.sortBy}
      </label>
      <select
        id="sort"
        className="control"
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
      <Icon name="caret" />
    </div>
  );
}
