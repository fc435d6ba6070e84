import clsx from 'clsx';
import { Icon } from '../../components/icon/icon.tsx';
import type { Words } from '../../i18n/pick-words.ts';
import controls from './filters/controls.module.css';
import { type SortKey, sortKeys } from './sort.ts';
import styles from './sort-select.module.css';

interface SortSelectProps {
  words: Words<'catalog'>['catalog'];
  sort: SortKey;
  onChange: (sort: SortKey) => void;
}

/** Selects the order of the cards. In a narrow window a short label covers the selected option, which is often long. */
export function SortSelect({ words, sort, onChange }: SortSelectProps) {
  return (
    <div className={styles.sort}>
      <label className={styles.label} htmlFor="sort">
        {words.sortBy}
      </label>
      <select
        id="sort"
        className={clsx(controls.control, styles.select)}
        autoComplete="off"
        aria-label={words.sortBy}
        value={sort}
        onChange={(event) => onChange(event.target.value as SortKey)}
      >
        {sortKeys.map((key) => (
          <option key={key} value={key}>
            {words.sort[key]}
          </option>
        ))}
      </select>
      <span className={styles.caret} aria-hidden="true">
        <Icon name="caret" />
      </span>
      <span className={styles.short} aria-hidden="true">
        {words.sortShort}
        <Icon name="caret" />
      </span>
    </div>
  );
}
