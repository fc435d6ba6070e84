import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  children: ReactNode;
  /** The id of the heading that names the section. */
  labelledBy?: string;
  ground?: 'paper' | 'plaster' | 'night';
  /** Vertical padding: `close` has half, `tight` none at the top, `chapter` little below, `none` is for content with its own padding. */
  space?: 'even' | 'close' | 'tight' | 'chapter' | 'none';
  className?: string | undefined;
}

/** A section of the page: its background over the full width, its content within the page margins. */
export function Section({ children, labelledBy, ground = 'paper', space = 'even', className }: SectionProps) {
  return (
    <section className={styles.section} data-ground={ground} data-space={space} aria-labelledby={labelledBy}>
      <div className={clsx('page-width', className)}>{children}</div>
    </section>
  );
}
