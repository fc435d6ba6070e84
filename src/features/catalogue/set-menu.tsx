import { useDeferredValue, useMemo } from 'react';
import { Name } from '../../components/left-to-right/left-to-right.tsx';
import { countText } from '../../i18n/count-text.ts';
import type { SetFacet } from './facets.ts';
import type { FilterBarProps } from './filter-bar.tsx';
import styles from './filter-menu.module.css';
import { FilterMenu } from './filter-menu.tsx';
import { countByValue, toggleValue } from './filters.ts';

/** The values of a set facet as checkboxes, each with the number of watches that it would leave. */
export function SetMenu({ facet, ...props }: FilterBarProps & { facet: SetFacet }) {
  const { locale, texts, options, watches, view, onChange } = props;
  const { label, selected: selectedText } = texts.facets[facet.id];
  const selected = view.filters[facet.id];
  const counts = useMemo(() => watches && countByValue(watches, facet, view.filters), [watches, facet, view.filters]);
  // As the result's count: the browser's first plural takes a phone 100 ms, the cards come first.
  const namedCount = useDeferredValue(selected.length);
  const mark = selected.length > 0 && (
    <>
      <span className={styles.badge} aria-hidden="true">
        {selected.length}
      </span>
      {namedCount > 0 && <span className="visually-hidden">{countText(locale, selectedText, namedCount)}</span>}
    </>
  );
  return (
    <FilterMenu {...props} facetId={facet.id} label={label} mark={mark}>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{label}</legend>
        {options[facet.id].map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="checkbox"
              autoComplete="off"
              checked={selected.includes(option.value)}
              onChange={() => onChange({ filters: toggleValue(view.filters, facet, option.value) })}
            />
            <span>{facet.hasLatinNames ? <Name locale={locale}>{option.label}</Name> : option.label}</span>
            <span className={styles.count}>{counts ? (counts.get(option.value) ?? 0) : option.count}</span>
          </label>
        ))}
      </fieldset>
    </FilterMenu>
  );
}
