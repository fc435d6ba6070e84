import { Icon } from '../../components/icon/icon.tsx';
import type { CatalogueTexts } from './catalogue-texts.ts';
import controls from './filters/controls.module.css';
import { type SortKey, sortKeys } from './sort.ts';
import styles from './sort-select.module.css';

interface SortSelectProps {
  texts: CatalogueTexts;
  sort: SortKey;
  onChange: (sort: SortKey) => void;
}

/** The order of the cards. In a narrow window a short word covers the selected option, which is often long. */
export function SortSelect({ texts, sort, onChange }: SortSelectProps) {
  return (
    <div className={styles.sort}>
      <label id="sort-label" className={styles.label} htmlFor="sort">
        {texts.sortBy}
      </label>
      <select
        id="sort"
        className={`${controls.control} ${styles.select}`}
        autoComplete="off"
        aria-labelledby="sort-label"
        value={sort}
        onChange={(event) => onChange(event.target.value as SortKey)}
      >
        {sortKeys.map((key) => (
          <option key={key} value={key}>
            {texts.sort[key]}
          </option>
        ))}
      </select>
      <span className={styles.caret} aria-hidden="true">
        <Icon name="caret" />
      </span>
      <span className={styles.short} aria-hidden="true">
        {texts.sortShort}
        <Icon name="caret" />
      </span>
    </div>
  );
}
