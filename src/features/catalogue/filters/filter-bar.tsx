import { type ReactNode, useState } from 'react';
import { Chips } from './chips.tsx';
import styles from './filter-bar.module.css';
import { FilterMenu } from './filter-menu.tsx';
import type { FilterProps } from './filter-props.ts';
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
