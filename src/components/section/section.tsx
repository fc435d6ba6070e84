import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  children: ReactNode;
  /** The id of the heading that names the section. */
  labelledBy?: string;
  ground?: 'paper' | 'plaster' | 'night' | undefined;
  /** Vertical padding: `title` has little at the top, `chapter` below, `close` less than half. */
  space?: 'title' | 'title close' | 'close' | 'chapter' | undefined;
  className?: string | undefined;
}

/**
 * A section of the page: its background over the full width, its content within the page margins. On paper after another one on
 * paper, it has no padding at the top.
 */
export function Section({ children, labelledBy, ground = 'paper', space, className }: SectionProps) {
  return (
    <section className={styles.section} data-ground={ground} data-space={space} aria-labelledby={labelledBy}>
      <div className={clsx('page-width', className)}>{children}</div>
    </section>
  );
}

export function Paragraphs({ paragraphs, className, ...language }: ComponentProps<'div'> & { paragraphs: string[] }) {
  return (
    <div className={clsx('prose', className)} {...language}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
