import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { Name } from '../../../components/left-to-right/left-to-right.tsx';
import styles from './chips.module.css';
import controls from './controls.module.css';
import { type FacetId, facets, type RangeFacet, type SetFacet } from './facets.ts';
import { focusFilterBar } from './filter-focus.ts';
import type { FilterProps } from './filter-props.ts';
import { hasFilters, noFilters, toggleValue } from './filters.ts';
import { isBounded } from './numeric-range.ts';
import { RangeWords } from './range-options.tsx';

/** What is selected: a chip each, which removes it, and a button that removes all. */
export function Chips(props: FilterProps) {
  const { texts, filters, onChange } = props;
  if (!hasFilters(filters)) return null;
  const clearAll = () => {
    focusFilterBar();
    onChange(noFilters);
  };
  return (
    <ul className={styles.chips} aria-label={texts.selectedFilters}>
      {facets.map((facet) =>
        facet.kind === 'set' ? (
          <SetChips key={facet.id} facet={facet} {...props} />
        ) : (
          <RangeChip key={facet.id} facet={facet} {...props} />
        ),
      )}
      <li>
        <button className={controls.clear} type="button" onClick={clearAll}>
          {texts.clearAll}
        </button>
      </li>
    </ul>
  );
}

function SetChips({ facet, locale, texts, options, filters, onChange }: FilterProps & { facet: SetFacet }) {
  return filters[facet.id].map((value) => {
    const label = options[facet.id].find((option) => option.value === value)?.label ?? value;
    return (
      <Chip
        key={value}
        label={texts.removeFilter.replace('{{name}}', label)}
        facetId={facet.id}
        onRemove={() => onChange(toggleValue(filters, facet, value))}
      >
        {facet.hasLatinNames ? <Name locale={locale}>{label}</Name> : label}
      </Chip>
    );
  });
}

function RangeChip({ facet, locale, texts, options, filters, onChange }: FilterProps & { facet: RangeFacet }) {
  const range = filters[facet.id];
  if (!isBounded(range)) return null;
  const facetTexts = texts.facets[facet.id];
  return (
    <Chip facetId={facet.id} onRemove={() => onChange({ ...filters, [facet.id]: {} })}>
      <span>
        <span className="visually-hidden">{facetTexts.remove}</span>{' '}
        <RangeWords locale={locale} texts={facetTexts} options={options[facet.id]} range={range} />
      </span>
    </Chip>
  );
}

interface ChipProps {
  /** What the button does, where its words alone don't say it. */
  label?: string;
  /** The facet whose menu gets the focus when no chip is left. */
  facetId: FacetId;
  onRemove: () => void;
  children: ReactNode;
}

function Chip({ label, facetId, onRemove, children }: ChipProps) {
  return (
    <li>
      <button
        className={styles.chip}
        type="button"
        aria-label={label}
        // Focus alone does not bring a chip out from under the button that clears all.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        onClick={(event) => {
          moveFocus(event.currentTarget, facetId);
          onRemove();
        }}
      >
        {children}
        <Icon name="close" />
      </button>
    </li>
  );
}

/** Moves the focus from a chip that is about to be removed to the next one, or to its menu's button if it is the last. */
function moveFocus(chip: HTMLElement, facetId: FacetId) {
  const item = chip.closest('li');
  const isLastChip = item?.parentElement?.childElementCount === 2;
  const next = item?.nextElementSibling?.querySelector('button');
  if (next && !isLastChip) next.focus();
  else focusFilterBar(facetId);
}
