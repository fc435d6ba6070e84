import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { HydratedControls } from '../../../components/hydrated/hydrated-controls.tsx';
import { Menu } from '../../../components/overlay/menu.tsx';
import { Chips } from './chips.tsx';
import { ClearButton, CountMark, FacetFields } from './facet-fields.tsx';
import { type Facet, facets } from './facets.ts';
import styles from './filter-bar.module.css';
import { FilterSheet, SheetToggle } from './filter-sheet.tsx';
import type { FilterProps } from './filters.ts';

interface BarProps extends FilterProps {
  children: ReactNode;
}

/**
 * Menus, a sheet with the other facets, and chips of the selected values. The controls stay below the header while the cards
 * scroll.
 */
export function FilterBar({ children, ...props }: BarProps) {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  // A facet with only one value would change nothing.
  const sections = facets.filter(({ id }) => props.options[id].length > 1);
  return (
    <div className={clsx('screen-only', styles.bar)} data-needs-script>
      <HydratedControls className={styles.controls}>
        {sections
          .filter(({ isInBar }) => isInBar)
          .map((facet) => (
            <FilterMenu key={facet.id} facet={facet} {...props} />
          ))}
        {sections.length > 0 && <SheetToggle {...props} sections={sections} onOpen={() => setIsSheetOpen(true)} />}
        {children}
      </HydratedControls>
      <Chips {...props} />
      {isSheetOpen && <FilterSheet {...props} sections={sections} onClose={() => setIsSheetOpen(false)} />}
    </div>
  );
}

/** A menu of a wide window's bar: the values of one facet, and a button that clears them. */
function FilterMenu({ facet, ...props }: FilterProps & { facet: Facet }) {
  const { words, filters } = props;
  return (
    // In a narrow window its facet is only in the sheet.
    <Menu
      id={`${facet.id}-menu`}
      className={clsx('wide-only', styles.filter)}
      label={
        <>
          {words.facets[facet.id].label}
          <CountMark {...props} facets={[facet]} />
        </>
      }
      buttonClassName="control"
      menuClassName={styles.menu}
    >
      <FacetFields facet={facet} {...props} />
      <ClearButton {...props} remaining={{ ...filters, [facet.id]: [] }}>
        {words.clearFilters}
      </ClearButton>
    </Menu>
  );
}
