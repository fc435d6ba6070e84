import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface Look {
  /** `primary` for the one main action of a view, `quiet` for all others. */
  look?: 'primary' | 'quiet';
}

export function Button({
  look = 'primary',
  type = 'button',
  className,
  ...attributes
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={clsx('with-icon', styles.button, styles[look], className)} {...attributes} />;
}

/** A link that looks like a button. It leads to another page and works without JavaScript. Hidden in print. */
export function ButtonLink({ look = 'primary', className, ...attributes }: Look & ComponentProps<'a'>) {
  return <a className={clsx('screen-only with-icon', styles.button, styles[look], className)} {...attributes} />;
}
