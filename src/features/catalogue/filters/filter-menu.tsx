import { Icon } from '../../../components/icon/icon.tsx';
import controls from './controls.module.css';
import { FacetFields, FacetMark } from './facet-controls.tsx';
import type { Facet } from './facets.ts';
import { menuToggleId } from './filter-focus.ts';
import styles from './filter-menu.module.css';
import type { FilterProps } from './filter-props.ts';
import { countSelected, hasFilters, noFilters } from './filters.ts';

/** A button and the popover that it opens: the options of one facet, and a button that clears all filters. */
export function FilterMenu({ facet, ...props }: FilterProps & { facet: Facet }) {
  const { texts, filters, onChange } = props;
  const menuId = `${facet.id}-menu`;
  return (
    <div className={styles.filter} data-kind={facet.kind}>
      <button
        id={menuToggleId(facet.id)}
        className={`${controls.control} ${styles.toggle}`}
        type="button"
        popoverTarget={menuId}
        data-marked={countSelected(filters, [facet]) > 0 ? '' : undefined}
      >
        {texts.facets[facet.id].label}
        <FacetMark facet={facet} {...props} />
        <Icon name="caret" />
      </button>
      <div className={styles.menu} id={menuId} popover="auto">
        <FacetFields facet={facet} {...props} />
        <button
          className={`${controls.clear} ${styles.clear}`}
          type="button"
          aria-disabled={!hasFilters(filters)}
          onClick={() => onChange(noFilters)}
        >
          {texts.clearFilters}
        </button>
      </div>
    </div>
  );
}
