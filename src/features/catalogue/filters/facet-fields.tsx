import clsx from 'clsx';
import type { ReactNode } from 'react';
import { countText } from '../../../i18n/texts.ts';
import styles from './facet-fields.module.css';
import type { Facet } from './facets.ts';
import { countByValue, countSelected, type FilterProps, type Filters, toggleValue } from './filters.ts';

/** The values of a facet as checkboxes, each with the number of watches that would remain. */
export function FacetFields(props: FilterProps & { facet: Facet }) {
  const { facet, words, options, watches, filters, onChange } = props;
  const selected = filters[facet.id];
  const counts = countByValue(watches, facet, filters);
  return (
    <fieldset>
      <legend className="visually-hidden">{words.facets[facet.id].label}</legend>
      {options[facet.id].map(({ value, label }) => {
        const count = counts.get(value) ?? 0;
        const isSelected = selected.includes(value);
        return (
          <label key={value} className={clsx('choice', styles.option)}>
            <input
              type="checkbox"
              checked={isSelected}
              disabled={count === 0 && !isSelected}
              onChange={() => onChange(toggleValue(filters, facet, value))}
            />
            <span>{label}</span>
            <span className={clsx('small', styles.count)}>{count}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The number of values selected in the given facets, for their button. */
export function CountMark({ locale, words, filters, facets }: FilterProps & { facets: readonly Facet[] }) {
  const count = countSelected(filters, facets);
  if (count === 0) return null;
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{countText(locale, words, 'filtersSelected', count)}</span>
    </>
  );
}

interface ClearButtonProps extends Pick<FilterProps, 'filters' | 'onChange'> {
  /** The filters that it leaves. */
  remaining: Filters;
  children: ReactNode;
}

/** Clears filters of a menu, of the sheet or of all chips. Shown only if there are any; moves the focus before it is removed. */
export function ClearButton({ filters, remaining, onChange, children }: ClearButtonProps) {
  if (countSelected(filters) === countSelected(remaining)) return null;
  return (
    <button
      className="text-button"
      type="button"
      onClick={({ currentTarget }) => {
        const box = currentTarget.closest<HTMLElement>('[popover], dialog');
        if (box) (box.querySelector<HTMLElement>('[type=submit]') ?? box).focus();
        else focusFilters();
        onChange(remaining);
      }}
    >
      {children}
    </button>
  );
}

/** The id of the button that opens the sheet with all filters. */
export const SHEET_TOGGLE_ID = 'filters-toggle';

/** Moves the focus to the filters before a focused button is removed. */
export function focusFilters() {
  const toggle = document.getElementById(SHEET_TOGGLE_ID);
  toggle?.focus();
  // A wide window without more filters hides it.
  if (document.activeElement !== toggle) toggle?.parentElement?.querySelector('button')?.focus();
}
