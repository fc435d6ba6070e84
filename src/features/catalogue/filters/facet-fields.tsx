import { useDeferredValue, useMemo } from 'react';
import { Name } from '../../../components/left-to-right/left-to-right.tsx';
import { countText } from '../../../i18n/count-text.ts';
import controls from './controls.module.css';
import styles from './facet-fields.module.css';
import type { Facet } from './facets.ts';
import { countByValue, countSelected, type FilterProps, noFilters, toggleValue } from './filters.ts';

/** The values of a facet as checkboxes, each with the number of watches that it would leave. */
export function FacetFields(props: FilterProps & { facet: Facet }) {
  const { facet, locale, words, options, watches, filters, onChange } = props;
  const selected = filters[facet.id];
  const counts = useMemo(() => watches && countByValue(watches, facet, filters), [watches, facet, filters]);
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{words.facets[facet.id].label}</legend>
      {options[facet.id].map((option) => {
        const count = counts ? (counts.get(option.value) ?? 0) : option.count;
        const isSelected = selected.includes(option.value);
        return (
          <label key={option.value} className={styles.option}>
            <input
              type="checkbox"
              autoComplete="off"
              checked={isSelected}
              disabled={count === 0 && !isSelected}
              onChange={() => onChange(toggleValue(filters, facet, option.value))}
            />
            <span>{facet.hasLatinNames ? <Name locale={locale}>{option.label}</Name> : option.label}</span>
            <span className={styles.count}>{count}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The number of values selected in the given facets, for their button. */
export function CountMark({ locale, words, filters, facets }: FilterProps & { facets: readonly Facet[] }) {
  const count = countSelected(filters, facets);
  // `Intl.PluralRules` starts slowly on phones, so the cards render first.
  const namedCount = useDeferredValue(count);
  if (count === 0) return null;
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {count}
      </span>
      {namedCount > 0 && (
        <span className="visually-hidden">{countText(locale, words, 'filtersSelected', namedCount)}</span>
      )}
    </>
  );
}

/** Clears all filters. Shown only if there are any; moves the focus before it is removed. */
export function ClearFilters({ words, filters, onChange }: FilterProps) {
  if (countSelected(filters) === 0) return null;
  return (
    <button
      className={controls.clear}
      type="button"
      onClick={({ currentTarget }) => {
        currentTarget.closest('[popover], dialog')?.querySelector<HTMLElement>('summary, input')?.focus();
        onChange(noFilters);
      }}
    >
      {words.clearFilters}
    </button>
  );
}
