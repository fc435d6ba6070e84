import { type ReactNode, useState } from 'react';
import type { WatchSummary } from '../../../content/watch-summary.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { Chips } from './chips.tsx';
import type { FacetOptions } from './facet-options.ts';
import { type FacetId, facets } from './facets.ts';
import styles from './filter-bar.module.css';
import { FilterMenu, menuToggleId } from './filter-menu.tsx';
import { FilterSheet, listSections, SheetToggle, sheetToggleId } from './filter-sheet.tsx';
import type { FilterTexts } from './filter-texts.ts';
import type { Filters } from './filters.ts';

/** What every part of the filter bar needs. */
export interface FilterBarProps {
  locale: Locale;
  texts: FilterTexts;
  options: FacetOptions;
  /** The whole collection, to count what an option would leave; nothing until it has arrived. */
  watches: readonly WatchSummary[] | undefined;
  filters: Filters;
  /** How many watches are shown. */
  matchCount: number;
  onChange: (filters: Filters) => void;
}

interface BarProps extends FilterBarProps {
  isDisabled: boolean;
  /** Called when the visitor first reaches for a control. */
  onReach: () => void;
  /** What stands at the far end: the sort. */
  children: ReactNode;
}

/**
 * Menus, a sheet with the other facets, and chips of what is selected. Stays under the header while the cards scroll.
 * Disabled until React has hydrated it, so that no tick is lost.
 */
export function FilterBar({ isDisabled, onReach, children, ...props }: BarProps) {
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
      <fieldset className={styles.controls} disabled={isDisabled}>
        {facets
          .filter((facet) => facet.isInBar && (facet.kind === 'set' || options[facet.id]))
          .map((facet) => (
            <FilterMenu key={facet.id} facet={facet} {...props} />
          ))}
        {listSections(options).length > 0 && <SheetToggle {...props} onOpen={() => setIsSheetOpen(true)} />}
        <Chips {...props} />
        {children}
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
