import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { DialogHead } from '../../../components/dialog-head/dialog-head.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { countText } from '../../../i18n/count-text.ts';
import controls from './controls.module.css';
import { FacetFields, FacetMark } from './facet-controls.tsx';
import type { FacetOptions } from './facet-options.ts';
import { type Facet, facets } from './facets.ts';
import { sheetToggleId } from './filter-focus.ts';
import type { FilterProps } from './filter-props.ts';
import styles from './filter-sheet.module.css';
import { countSelected, hasFilters, noFilters } from './filters.ts';
import { CountMark } from './set-options.tsx';

/** From this width on, brand and price stand in the bar and not in the sheet, whose sections are open (`filter-sheet.module.css`). */
const WIDE = '(width >= 48rem)';

/** The facets that there is something to choose of. */
export function listSections(options: FacetOptions): Facet[] {
  return facets.filter((facet) =>
    facet.kind === 'set' ? options[facet.id].length > 1 : options[facet.id] !== undefined,
  );
}

/** The button that opens the sheet, with the number of what is selected in it. */
export function SheetToggle({ locale, texts, filters, onOpen }: FilterProps & { onOpen: () => void }) {
  const beyondBar = facets.filter(({ isInBar }) => !isInBar);
  const mark = { locale, text: texts.filtersSelected };
  return (
    <button
      id={sheetToggleId}
      className={`${controls.control} ${styles.toggle}`}
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.narrow}>
        {texts.filters} <CountMark {...mark} count={countSelected(filters, facets)} />
      </span>
      <span className={styles.wide}>
        {texts.moreFilters} <CountMark {...mark} count={countSelected(filters, beyondBar)} />
      </span>
    </button>
  );
}

/** The facets as sections that fold: over the foot of a phone's window, at the far side of a wide one. */
export function FilterSheet({ onClose, ...props }: FilterProps & { onClose: () => void }) {
  const { locale, texts, options, filters, matchCount, onChange } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The sheet first: the browser's first plural takes a phone 100 ms.
  const count = useDeferredValue<number | undefined>(matchCount, undefined);
  const close = () => dialog.current?.close();
  const [openAtFirst] = useState(() =>
    facets.filter((facet) => matchMedia(WIDE).matches || countSelected(filters, [facet]) > 0),
  );
  useEffect(() => {
    dialog.current?.showModal();
    // A page that comes back from the back-forward cache would still show it.
    const close = () => dialog.current?.close();
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);
  return (
    // A touch beside it. With `closedby` the same touch would also press what lies below.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClick={({ target }) => target === dialog.current && close()}
      onClose={onClose}
    >
      <DialogHead id={titleId} title={texts.filters} close={texts.closeFilters} className={styles.head} />
      <div className={styles.sections}>
        {listSections(options).map((facet) => (
          <details
            key={facet.id}
            className={facet.isInBar ? styles.inBar : undefined}
            open={openAtFirst.includes(facet)}
          >
            <summary className={styles.summary}>
              {texts.facets[facet.id].label}
              <FacetMark facet={facet} {...props} />
              <Icon name="caret" />
            </summary>
            <FacetFields facet={facet} {...props} />
          </details>
        ))}
      </div>
      <div className={styles.foot}>
        <button
          className={controls.clear}
          type="button"
          aria-disabled={!hasFilters(filters)}
          onClick={() => onChange(noFilters)}
        >
          {texts.clearFilters}
        </button>
        <Button onClick={close}>
          {count === undefined ? texts.closeFilters : countText(locale, texts.showWatches, 'n', count)}
        </Button>
      </div>
      {/* The catalogue's own announcement is silent behind a modal dialog. */}
      <p className="visually-hidden" role="status">
        {count !== undefined && countText(locale, texts.watchCount, 'n', count)}
      </p>
    </dialog>
  );
}
