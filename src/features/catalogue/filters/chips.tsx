import clsx from 'clsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { fill } from '../../../i18n/texts.ts';
import styles from './chips.module.css';
import { ClearButton, focusFilters } from './facet-fields.tsx';
import { type Facet, facets } from './facets.ts';
import { countSelected, type FilterProps, noFilters, toggleValue } from './filters.ts';

/** A chip for each selected value, which removes it, and a button that removes all. */
export function Chips(props: FilterProps) {
  const { words, filters, onChange } = props;
  if (countSelected(filters) === 0) return null;
  return (
    <ul className={styles.chips} aria-label={words.selectedFilters}>
      {facets.flatMap((facet) =>
        filters[facet.id].map((value) => <Chip key={`${facet.id} ${value}`} facet={facet} value={value} {...props} />),
      )}
      <li>
        <ClearButton filters={filters} remaining={noFilters} onChange={onChange}>
          {words.clearAll}
        </ClearButton>
      </li>
    </ul>
  );
}

function Chip({ facet, value, ...props }: FilterProps & { facet: Facet; value: string }) {
  const { words, options, filters, onChange } = props;
  const label = options[facet.id].find((option) => option.value === value)?.label ?? value;
  function remove(chip: HTMLElement) {
    // Move the focus before the chip is removed, to the next one if there is one.
    if (countSelected(filters) === 1) focusFilters();
    else chip.closest('li')?.nextElementSibling?.querySelector('button')?.focus();
    onChange(toggleValue(filters, facet, value));
  }
  return (
    <li>
      <button
        className={clsx('control', styles.chip)}
        type="button"
        aria-label={fill(words.removeFilter, { name: label })}
        // Focus alone can leave a chip covered by the button that clears all.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        onClick={({ currentTarget }) => remove(currentTarget)}
      >
        {label}
        <Icon name="close" />
      </button>
    </li>
  );
}
