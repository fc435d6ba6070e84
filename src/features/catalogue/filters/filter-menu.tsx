import clsx from 'clsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { ClearButton, CountMark, FacetFields } from './facet-fields.tsx';
import type { Facet } from './facets.ts';
import styles from './filter-menu.module.css';
import type { FilterProps } from './filters.ts';

/** A button of a wide window's bar and the popover that it opens: the values of one facet, and a button that clears them. */
export function FilterMenu({ facet, ...props }: FilterProps & { facet: Facet }) {
  const { words, filters } = props;
  const menuId = `${facet.id}-menu`;
  return (
    <div className={styles.filter}>
      <button className={clsx('control', styles.toggle)} type="button" popoverTarget={menuId}>
        {words.facets[facet.id].label}
        <CountMark {...props} facets={[facet]} />
        <Icon name="caret" />
      </button>
      {/* Focusable, because a click on text would otherwise move the focus out of the menu. */}
      <div className={styles.menu} id={menuId} popover="auto" tabIndex={-1}>
        <FacetFields facet={facet} {...props} />
        <ClearButton {...props} cleared={{ ...filters, [facet.id]: [] }}>
          {words.clearFilters}
        </ClearButton>
      </div>
    </div>
  );
}
