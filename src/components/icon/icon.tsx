import styles from './icon.module.css';

const paths = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  caret: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  heart: 'M12 20L4.5 12a4.7 4.7 0 0 1 0-6.6 4.7 4.7 0 0 1 6.6 0l.9.9.9-.9a4.7 4.7 0 0 1 6.6 0 4.7 4.7 0 0 1 0 6.6z',
  menu: 'M4 8h16M4 16h16',
  search: 'M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16 16l5 5',
} as const;

interface IconProps {
  name: keyof typeof paths;
  /** Where an arrow points in reading direction, mirrored in Arabic. A caret points down. */
  points?: 'forward' | 'back' | 'down' | undefined;
}

/** An icon beside text, hidden from screen readers. */
export function Icon({ name, points = name === 'caret' ? 'down' : undefined }: IconProps) {
  return (
    <svg className={styles.icon} data-points={points} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
