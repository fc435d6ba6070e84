import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import controls from './controls.module.css';
import type { FacetId } from './facets.ts';
import type { FilterBarProps } from './filter-bar.tsx';
import styles from './filter-menu.module.css';
import { hasFilters, noFilters } from './filters.ts';

/** The id of the button that opens a facet's menu. */
export const menuToggleId = (facetId: FacetId) => `${facetId}-toggle`;

interface FilterMenuProps extends FilterBarProps {
  facetId: FacetId;
  label: string;
  /** Says on the button what is selected in this menu, if anything is. */
  mark: ReactNode;
  children: ReactNode;
}

/** A button and the popover that it opens: the options of one facet, and a button that clears all filters. */
export function FilterMenu({ facetId, label, mark, children, texts, view, onChange }: FilterMenuProps) {
  const menuId = `${facetId}-menu`;
  return (
    <div className={styles.filter}>
      <button
        id={menuToggleId(facetId)}
        className={`${controls.control} ${styles.toggle}`}
        type="button"
        popoverTarget={menuId}
        data-marked={mark ? '' : undefined}
      >
        {label}
        {mark}
        <Icon name="caret" />
      </button>
      <div className={styles.menu} id={menuId} popover="auto">
        {children}
        <button
          className={`${controls.clear} ${styles.clear}`}
          type="button"
          aria-disabled={!hasFilters(view.filters)}
          onClick={() => onChange({ filters: noFilters })}
        >
          {texts.clearFilters}
        </button>
      </div>
    </div>
  );
}
