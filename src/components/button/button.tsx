import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface Look {
  /** `primary` is the one dark button of a view; everything else is `quiet`. */
  look?: 'primary' | 'quiet';
}

/** A button that does something on this page. */
export function Button({ look = 'primary', type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button type={type} className={`${styles.button} ${styles[look]}`} {...rest} />;
}

/** A link that looks like a button: it leads somewhere, and works without JavaScript. */
export function ButtonLink({ look = 'primary', ...rest }: Look & ComponentProps<'a'>) {
  return <a className={`${styles.button} ${styles[look]}`} {...rest} />;
}
