import { Icon } from '../../components/icon/icon.tsx';
import controls from './controls.module.css';
import { type SortKey, sortKeys } from './sort.ts';
import styles from './sort-select.module.css';
import type { ToolbarProps } from './toolbar-props.ts';

const selectId = 'sort';
const labelId = 'sort-label';

/** The order of the plates. In a narrow window a word stands over the control instead of the option chosen, which is often long. */
export function SortSelect({ texts, choice, onChoose }: ToolbarProps) {
  return (
    <div className={styles.sort}>
      <label id={labelId} className={styles.label} htmlFor={selectId}>
        {texts.sortBy}
      </label>
      <select
        id={selectId}
        className={`${controls.control} ${styles.select}`}
        name="sort"
        aria-labelledby={labelId}
        value={choice.sort}
        onChange={(event) => onChoose({ sort: event.target.value as SortKey })}
      >
        {sortKeys.map((key) => (
          <option key={key} value={key}>
            {texts.sort[key]}
          </option>
        ))}
      </select>
      <span className={styles.short} aria-hidden="true">
        {texts.sortShort}
        <Icon name="caret" />
      </span>
    </div>
  );
}
