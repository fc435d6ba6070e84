import { useState } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import type { WatchSummary } from '../../content/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { CatalogueTexts } from './catalogue-texts.ts';
import { Chips } from './chips.tsx';
import controls from './controls.module.css';
import type { FacetOptions } from './facet-options.ts';
import { type FacetId, facets } from './facets.ts';
import styles from './filter-bar.module.css';
import { FilterMenu, menuToggleId } from './filter-menu.tsx';
import { FilterSheet, listSections, SheetToggle, sheetToggleId } from './filter-sheet.tsx';
import type { CatalogueView } from './filters.ts';
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
  /** How many watches the view shows. */
  matchCount: number;
  onChange: (change: Partial<CatalogueView>) => void;
}

/**
 * Menus, a sheet with the other facets, chips of what is selected, and the sort. Stays under the header while the cards scroll. Disabled
 * until React has hydrated it, so that no tick is lost.
 *
 * @param onReach called when the visitor first reaches for a control
 */
export function FilterBar({ onReach, ...props }: FilterBarProps & { onReach: () => void }) {
  const isHydrated = useIsHydrated();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { texts, options } = props;
  return (
    <search
      className={styles.bar}
      aria-label={texts.toolbar}
      data-needs-script
      onPointerEnter={onReach}
      onFocus={onReach}
    >
      <fieldset className={styles.controls} disabled={!isHydrated}>
        {facets
          .filter((facet) => facet.isInBar && (facet.kind === 'set' || options[facet.id]))
          .map((facet) => (
            <FilterMenu key={facet.id} facet={facet} {...props} />
          ))}
        {listSections(options).length > 0 && <SheetToggle {...props} onOpen={() => setIsSheetOpen(true)} />}
        <Chips {...props} />
        <SortSelect {...props} />
      </fieldset>
      {isSheetOpen && <FilterSheet {...props} onClose={() => setIsSheetOpen(false)} />}
    </search>
  );
}

/** Moves the focus to a facet's button, by default the first one's, before a focused button is removed. */
export function focusFilterBar(facetId: FacetId = facets[0].id) {
  const toggle = document.getElementById(menuToggleId(facetId));
  toggle?.focus();
  // What has no button of its own, or has none in a narrow window, has its place in the sheet.
  if (document.activeElement !== toggle || !toggle) document.getElementById(sheetToggleId)?.focus();
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
