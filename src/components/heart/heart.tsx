import clsx from 'clsx';
import { Icon } from '../icon/icon.tsx';
import { isolateLatin } from '../left-to-right/left-to-right.tsx';
import styles from './heart.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined by the script of every page: `features/shortlist/start-shortlist.ts`. */
      'watch-heart': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

interface HeartProps {
  /** The watch's id. */
  watch: string;
  /** The accessible name, such as `Keep Omega Speedmaster`. */
  label: string;
  className?: string | undefined;
}

/**
 * A button that adds a watch to the shortlist or removes it. The script of every page handles it and sets `aria-pressed`,
 * so it needs no hydration. React always renders it unpressed and never updates the attribute.
 */
export function Heart({ watch, label, className }: HeartProps) {
  return (
    <watch-heart className={clsx(styles.heart, className)} data-watch={watch}>
      <button className={styles.button} type="button" aria-pressed="false" suppressHydrationWarning>
        <Icon name="heart" />
        <span className="visually-hidden">{isolateLatin(label)}</span>
      </button>
    </watch-heart>
  );
}
