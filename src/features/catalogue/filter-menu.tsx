import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { countText } from '../../i18n/count-text.ts';
import controls from './controls.module.css';
import styles from './filter-menu.module.css';
import { hasFilters, noFilters } from './query.ts';
import type { ToolbarProps } from './toolbar-props.ts';

/** The menus of the toolbar, by the ids of their popovers. */
export type MenuId = 'brands' | 'prices';

const toggleId = (menu: MenuId) => `${menu}-toggle`;

/** Gives the focus to a menu's button, before a button that has it goes away. */
export function focusMenuToggle(menu: MenuId) {
  document.getElementById(toggleId(menu))?.focus();
}

interface FilterMenuProps extends ToolbarProps {
  id: MenuId;
  label: string;
  /** What tells on the button that something of this menu is chosen, if anything is. */
  mark: ReactNode;
  children: ReactNode;
}

/** A button with the menu that it opens: choices of one kind, and at their foot what clears those of every kind. */
export function FilterMenu({ id, label, mark, children, locale, texts, choice, onChoose }: FilterMenuProps) {
  // The first count takes a phone 70 ms, in which the browser reads how its languages count: not at the first tick,
  // when a visitor waits for the plates, but while the menu is being read.
  const prepareToCount = () => countText(locale, texts.watchCount, 0);
  return (
    <div className={styles.filter}>
      <button
        id={toggleId(id)}
        className={`${controls.control} ${styles.toggle}`}
        type="button"
        popoverTarget={id}
        data-marked={mark ? '' : undefined}
      >
        {label}
        {mark}
        <Icon name="caret" />
      </button>
      <div className={styles.menu} id={id} popover="auto" onToggle={prepareToCount}>
        {children}
        <button
          className={`${controls.clear} ${styles.clear}`}
          type="button"
          aria-disabled={!hasFilters(choice)}
          onClick={() => onChoose(noFilters)}
        >
          {texts.clearFilters}
        </button>
      </div>
    </div>
  );
}
