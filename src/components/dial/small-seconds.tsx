import { Hand } from './dial.tsx';
import styles from './small-seconds.module.css';

/** The small seconds of a dial that is a clock. */
export function SmallSeconds() {
  return (
    // An SVG of its own, so that the compositor can rotate it without work on the main thread.
    <svg className={styles.seconds} viewBox="0 0 50 50" fill="none" strokeWidth="1.5" aria-hidden="true">
      <circle cx="25" cy="25" r="25" />
      <Hand d="M25 31V4" width={4} />
    </svg>
  );
}
