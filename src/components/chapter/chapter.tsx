import type { ReactNode } from 'react';
import { Section } from '../section/section.tsx';
import styles from './chapter.module.css';

/** The title and introduction of a page of chapters. */
export function ChapterHead({ title, intro }: { title: string; intro: string[] }) {
  return (
    <Section className={styles.chapter}>
      <h1 className={styles.title}>{title}</h1>
      {intro.length > 0 && <Paragraphs className={styles.intro} paragraphs={intro} />}
    </Section>
  );
}

interface ChapterProps {
  id: string;
  title: string;
  /** A Roman numeral, for chapters that follow one another. */
  numeral?: string | undefined;
  ground?: 'paper' | 'plaster';
  space?: 'even' | 'chapter' | 'tight';
  children: ReactNode;
}

/** A section of prose. In a wide window the title is beside the text. */
export function Chapter({ id, title, numeral, ground = 'paper', space = 'tight', children }: ChapterProps) {
  return (
    <Section ground={ground} space={space} labelledBy={id} className={styles.chapter}>
      <h2 id={id}>
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

export function Paragraphs({
  paragraphs,
  className = styles.prose,
}: {
  paragraphs: string[];
  className?: string | undefined;
}) {
  return (
    <div className={className}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
