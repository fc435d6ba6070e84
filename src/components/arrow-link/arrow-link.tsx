import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './arrow-link.module.css';

/** A link on its own line, with an arrow that points in reading direction. */
export function ArrowLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={clsx('screen-only with-icon', styles.link)}>
      {children} <Icon name="arrow" points="forward" />
    </a>
  );
}
