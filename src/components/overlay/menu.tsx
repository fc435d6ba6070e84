import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './overlay.module.css';

interface MenuProps {
  id: string;
  /** Where it lies, if its own styles do not say it. */
  place?: 'below-header';
  /** What the button shows before its icon. */
  label?: ReactNode;
  /** The button's name, if it shows none. */
  buttonName?: string;
  buttonClassName: string;
  icon?: 'caret' | 'menu';
  /** The name of the landmark, if the menu consists of links. */
  navigation?: string;
  /** Of button and menu. */
  className?: string | undefined;
  menuClassName?: string | undefined;
  children: ReactNode;
}

/** A button and the native popover that it opens, which works without JavaScript. `close-menus.ts` closes it in more ways. */
export function Menu({ id, place, label, buttonName, buttonClassName, icon = 'caret', ...menu }: MenuProps) {
  const { navigation, className, menuClassName, children } = menu;
  const Box = navigation ? 'nav' : 'div';
  return (
    <div className={className}>
      <button className={buttonClassName} type="button" popoverTarget={id} aria-label={buttonName}>
        {label}
        <Icon name={icon} />
      </button>
      {/* Focusable, because a click on text would otherwise move the focus out of the menu. */}
      <Box
        className={clsx(styles.overlay, menuClassName)}
        data-place={place}
        id={id}
        popover="auto"
        tabIndex={-1}
        aria-label={navigation}
      >
        {children}
      </Box>
    </div>
  );
}
