import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  children: ReactNode;
  /** The id of the heading that names the section. */
  labelledBy?: string;
  ground?: 'paper' | 'plaster' | 'night';
  /** `tight` for a section that follows closely upon the one before, `none` where the content brings its own. */
  space?: 'even' | 'tight' | 'none';
  className?: string | undefined;
}

/** A band of the page: its ground across the whole width, its content within the page's edges. */
export function Section({ children, labelledBy, ground = 'paper', space = 'even', className }: SectionProps) {
  return (
    <section className={styles.section} data-ground={ground} data-space={space} aria-labelledby={labelledBy}>
      <div className={className ? `${styles.inner} ${className}` : styles.inner}>{children}</div>
    </section>
  );
}
