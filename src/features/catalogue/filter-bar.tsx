import { Icon } from '../../components/icon/icon.tsx';
import type { WatchSummary } from '../../content/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { CatalogueTexts } from './catalogue-texts.ts';
import { Chips } from './chips.tsx';
import controls from './controls.module.css';
import type { FacetOptions } from './facet-options.ts';
import { type FacetId, facets } from './facets.ts';
import styles from './filter-bar.module.css';
import { menuToggleId } from './filter-menu.tsx';
import type { CatalogueView } from './filters.ts';
import { RangeMenu } from './range-menu.tsx';
import { SetMenu } from './set-menu.tsx';
import { type SortKey, sortKeys } from './sort.ts';
import sortStyles from './sort-select.module.css';
import { useIsHydrated } from './use-catalogue-view.ts';

/** What every part of the filter bar needs. */
export interface FilterBarProps {
  locale: Locale;
  texts: CatalogueTexts;
  options: FacetOptions;
  /** The whole collection, to count what an option would leave; nothing until it has arrived. */
  watches: readonly WatchSummary[] | undefined;
  view: CatalogueView;
  onChange: (change: Partial<CatalogueView>) => void;
}

/**
 * A menu for each facet, chips of what is selected, and the sort. Stays under the header while the cards scroll. Disabled
 * until React has hydrated it, so that no tick is lost.
 *
 * @param onReach called when the visitor first reaches for a control
 */
export function FilterBar({ onReach, ...props }: FilterBarProps & { onReach: () => void }) {
  const isHydrated = useIsHydrated();
  return (
    <search
      className={styles.bar}
      aria-label={props.texts.toolbar}
      data-needs-script
      onPointerEnter={onReach}
      onFocus={onReach}
    >
      <fieldset className={styles.controls} disabled={!isHydrated}>
        {facets.map((facet) =>
          facet.kind === 'set' ? (
            <SetMenu key={facet.id} facet={facet} {...props} />
          ) : (
            <RangeMenu key={facet.id} facet={facet} {...props} />
          ),
        )}
        <Chips {...props} />
        <SortSelect {...props} />
      </fieldset>
    </search>
  );
}

/** Moves the focus to a facet's button, or to the first, before a focused button is removed. */
export function focusFilterBar(facetId: FacetId = facets[0].id) {
  document.getElementById(menuToggleId(facetId))?.focus();
}

/** The order of the cards. In a narrow window a short word covers the selected option, which is often long. */
function SortSelect({ texts, view, onChange }: FilterBarProps) {
  return (
    <div className={sortStyles.sort}>
      <label id="sort-label" className={sortStyles.label} htmlFor="sort">
        {texts.sortBy}
      </label>
      <select
        id="sort"
        className={`${controls.control} ${sortStyles.select}`}
        autoComplete="off"
        aria-labelledby="sort-label"
        value={view.sort}
        onChange={(event) => onChange({ sort: event.target.value as SortKey })}
      >
        {sortKeys.map((key) => (
          <option key={key} value={key}>
            {texts.sort[key]}
          </option>
        ))}
      </select>
      <span className={sortStyles.short} aria-hidden="true">
        {texts.sortShort}
        <Icon name="caret" />
      </span>
    </div>
  );
}
