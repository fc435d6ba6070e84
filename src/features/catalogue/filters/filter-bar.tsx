import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { Chips } from './chips.tsx';
import controls from './controls.module.css';
import { ClearFilters, CountMark, FacetFields, type FilterProps } from './facet-fields.tsx';
import type { Facet } from './facets.ts';
import styles from './filter-bar.module.css';
import { menuToggleId } from './filter-focus.ts';
import { FilterSheet, listSections, SheetToggle } from './filter-sheet.tsx';

interface BarProps extends FilterProps {
  isDisabled: boolean;
  /** Called when the pointer or the focus enters the bar. */
  onPrefetch: () => void;
  /** The sort, at the end of the bar. */
  children: ReactNode;
}

/**
 * Menus, a sheet with the other facets, and chips of the selected values. Stays below the header while the cards scroll.
 * Disabled until it is hydrated, so that no change is lost.
 */
export function FilterBar({ isDisabled, onPrefetch, children, ...props }: BarProps) {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const sections = listSections(props.options);
  return (
    <search
      className={styles.bar}
      aria-label={props.words.toolbar}
      data-needs-script
      onPointerEnter={onPrefetch}
      onFocus={onPrefetch}
    >
      <fieldset className={styles.controls} disabled={isDisabled}>
        <legend className="visually-hidden">{props.words.toolbar}</legend>
        {sections
          .filter(({ isInBar }) => isInBar)
          .map((facet) => (
            <FilterMenu key={facet.id} facet={facet} {...props} />
          ))}
        {sections.length > 0 && <SheetToggle {...props} onOpen={() => setIsSheetOpen(true)} />}
        {children}
        <Chips {...props} />
      </fieldset>
      {isSheetOpen && <FilterSheet {...props} onClose={() => setIsSheetOpen(false)} />}
    </search>
  );
}

/** A button and the popover that it opens: the values of one facet, and a button that clears all filters. */
function FilterMenu({ facet, ...props }: FilterProps & { facet: Facet }) {
  const menuId = `${facet.id}-menu`;
  return (
    <div className={styles.filter} data-facet={facet.id}>
      <button
        id={menuToggleId(facet.id)}
        className={clsx(controls.control, styles.toggle)}
        type="button"
        popoverTarget={menuId}
      >
        {props.words.facets[facet.id].label}
        <CountMark {...props} facets={[facet]} />
        <Icon name="caret" />
      </button>
      {/* Focusable, because a click on text would otherwise move the focus out of the menu. */}
      <div className={styles.menu} id={menuId} popover="auto" tabIndex={-1}>
        <FacetFields facet={facet} {...props} />
        <ClearFilters {...props} />
      </div>
    </div>
  );
}
