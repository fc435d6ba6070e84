import { useDeferredValue, useMemo } from 'react';
import { Name } from '../../../components/left-to-right/left-to-right.tsx';
import { countText } from '../../../i18n/count-text.ts';
import styles from './facet-options.module.css';
import type { SetFacet } from './facets.ts';
import type { FilterProps } from './filter-props.ts';
import { countByValue, toggleValue } from './filters.ts';

type SetProps = FilterProps & { facet: SetFacet };

/** The values of a set facet as checkboxes, each with the number of watches that it would leave. */
export function SetOptions({ facet, locale, texts, options, watches, filters, onChange }: SetProps) {
  const selected = filters[facet.id];
  const counts = useMemo(() => watches && countByValue(watches, facet, filters), [watches, facet, filters]);
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{texts.facets[facet.id].label}</legend>
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

/** How many values of a facet are selected, for its button. */
export function SetMark({ facet, locale, texts, filters }: SetProps) {
  const { selected = texts.filtersSelected } = texts.facets[facet.id];
  return <CountMark locale={locale} text={selected} count={filters[facet.id].length} />;
}

interface CountMarkProps extends Pick<FilterProps, 'locale'> {
  text: Parameters<typeof countText>[1];
  count: number;
}

/** A number on a button, and what it counts for screen readers. Nothing for zero. */
export function CountMark({ locale, text, count }: CountMarkProps) {
  // As the result's count: the browser's first plural takes a phone 100 ms, the cards come first.
  const namedCount = useDeferredValue(count);
  if (count === 0) return null;
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {count}
      </span>
      {namedCount > 0 && <span className="visually-hidden">{countText(locale, text, 'n', namedCount)}</span>}
    </>
  );
}
