import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  children: ReactNode;
  /** The id of the heading that names the section. */
  labelledBy?: string;
  ground?: 'paper' | 'plaster' | 'night';
  /** Vertical padding: `title` has little at the top, `chapter` below, `close` half. `none` is for content with its own padding. */
  space?: 'title' | 'title close' | 'close' | 'chapter' | 'none' | undefined;
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

interface ChapterHeadProps {
  title: string;
  /** A heading beside the introduction. */
  introTitle?: string;
  intro: string[];
  className?: string | undefined;
  /** Shown below the introduction, in a wide window beside it. */
  children?: ReactNode;
}

export function ChapterHead({ title, introTitle, intro, className, children }: ChapterHeadProps) {
  return (
    <Section className={styles.chapter} space={children ? 'title close' : 'title'}>
      <h1>{title}</h1>
      {introTitle && <h2 className="label">{introTitle}</h2>}
      {intro.length > 0 && <Paragraphs className={clsx('lead', className)} paragraphs={intro} />}
      {children}
    </Section>
  );
}

interface ChapterProps {
  id: string;
  title: string;
  /** A Roman numeral, for chapters that follow one another. */
  numeral?: string | undefined;
  ground?: 'plaster';
  space?: 'chapter' | undefined;
  children: ReactNode;
}

/** A section of prose. In a wide window the title is beside the text. */
export function Chapter({ id, title, numeral, ground, space, children }: ChapterProps) {
  return (
    <Section {...(ground && { ground })} space={space} labelledBy={id} className={styles.chapter}>
      <h2 className="title" id={id}>
        {numeral && (
          <span className={styles.numeral} aria-hidden="true">
            {numeral}
          </span>
        )}
        {title}
      </h2>
      <div>{children}</div>
    </Section>
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
