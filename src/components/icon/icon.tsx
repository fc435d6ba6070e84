import styles from './icon.module.css';

/** Line drawings on a 24 px grid. */
const paths = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  caret: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 8h16M4 16h16',
} as const;

interface IconProps {
  name: keyof typeof paths;
  /** The direction of an arrow, in reading direction: mirrored in Arabic. */
  points?: 'forward' | 'back';
}

/** An icon beside text, so it is hidden from screen readers. */
export function Icon({ name, points }: IconProps) {
  return (
    <svg className={styles.icon} data-points={points} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
