import { type ReactNode, useState } from 'react';
import { Chips } from './chips.tsx';
import { facets } from './facets.ts';
import styles from './filter-bar.module.css';
import { FilterMenu } from './filter-menu.tsx';
import type { FilterProps } from './filter-props.ts';
import { FilterSheet, listSections, SheetToggle } from './filter-sheet.tsx';

interface BarProps extends FilterProps {
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
