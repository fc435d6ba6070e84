import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { countText } from '../../../i18n/texts.ts';
import { ClearButton, CountMark, FacetFields, SHEET_TOGGLE_ID } from './facet-fields.tsx';
import { type Facet, facets } from './facets.ts';
import styles from './filter-sheet.module.css';
import { countSelected, type FilterProps, noFilters } from './filters.ts';

/** From this width, brand and price are in the bar instead of the sheet, and its sections are open. As of `.wide-only`. */
const WIDE = '(min-width: 48rem)';

/** The button that opens the sheet, with the number of selected values that no other button counts. */
export function SheetToggle({ sections, onOpen, ...props }: ToggleProps) {
  const { words } = props;
  // A wide window would open an empty sheet if all sections are in the bar.
  const hasMore = sections.some(({ isInBar }) => !isInBar);
  return (
    <button
      id={SHEET_TOGGLE_ID}
      className={clsx('control', !hasMore && 'narrow-only')}
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className="with-icon narrow-only">
        {words.filters} <CountMark {...props} facets={facets} />
      </span>
      <span className="with-icon wide-only">
        {words.moreFilters} <CountMark {...props} facets={facets.filter(({ isInBar }) => !isInBar)} />
      </span>
    </button>
  );
}

interface ToggleProps extends FilterProps {
  sections: readonly Facet[];
  onOpen: () => void;
}

interface SheetProps extends FilterProps {
  sections: readonly Facet[];
  onClose: () => void;
}

/** The facets as collapsible sections: at the bottom of a phone's window, at the side of a wide one. */
export function FilterSheet({ sections, onClose, ...props }: SheetProps) {
  const { locale, words, filters, matchCount } = props;
  const [openAtFirst] = useState(() =>
    facets.filter((facet) => facet.isInBar || matchMedia(WIDE).matches || countSelected(filters, [facet]) > 0),
  );
  return (
    <Dialog className={styles.sheet} isOpen onClose={onClose} title={words.filters} closeLabel={words.closeFilters}>
      <div className={styles.sections}>
        {sections.map((facet) => (
          <details key={facet.id} className={clsx(facet.isInBar && 'narrow-only')} open={openAtFirst.includes(facet)}>
            <summary className={styles.summary}>
              {words.facets[facet.id].label}
              <CountMark {...props} facets={[facet]} />
              <Icon name="caret" />
            </summary>
            <FacetFields facet={facet} {...props} />
          </details>
        ))}
      </div>
      {/* Screen readers do not announce the catalogue's count behind a modal dialog. */}
      <p className="visually-hidden" role="status">
        {countText(locale, words, 'watchCount', matchCount)}
      </p>
      <div className={clsx('cluster', styles.foot)}>
        <ClearButton {...props} remaining={noFilters}>
          {words.clearAll}
        </ClearButton>
        <form method="dialog">
          <Button type="submit">{countText(locale, words, 'showWatches', matchCount)}</Button>
        </form>
      </div>
    </Dialog>
  );
}
