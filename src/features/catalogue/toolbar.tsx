import { BrandMenu } from './brand-menu.tsx';
import { Chips } from './chips.tsx';
import { toolbarId } from './early-choice.ts';
import { PriceMenu } from './price-menu.tsx';
import { SortSelect } from './sort-select.tsx';
import styles from './toolbar.module.css';
import type { ToolbarProps } from './toolbar-props.ts';

/** Brand menu, price menu, chips of what is chosen, sort. Stays under the header while the plates scroll. */
export function Toolbar(props: ToolbarProps) {
  return (
    <search className={styles.toolbar} aria-label={props.texts.toolbar} data-needs-script>
      {/* A form only so that what is chosen before this comes to life can be read from it; it is never sent. */}
      <form id={toolbarId} className={styles.controls} method="dialog" autoComplete="off">
        <BrandMenu {...props} />
        {props.prices && <PriceMenu {...props} prices={props.prices} />}
        <Chips {...props} />
        <SortSelect {...props} />
      </form>
    </search>
  );
}
