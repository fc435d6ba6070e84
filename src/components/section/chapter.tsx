import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './chapter.module.css';
import { Paragraphs, Section } from './section.tsx';

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
    <Section ground={ground} space={space} labelledBy={id} className={styles.chapter}>
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
