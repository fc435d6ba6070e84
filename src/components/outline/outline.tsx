import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { WatchOutline } from '../../content/describe/watch-outline.ts';
import styles from './outline.module.css';

/** The height of a drawing that has room for a wristwatch and for the rule of the printed sheet. */
const USUAL_HEIGHT = 50;

interface DrawingProps {
  width: number;
  height: number;
  /** What the drawing shows. Without it, the text beside the drawing says the same. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A drawing around its centre, in millimetres: in print in true size, on screen in one scale with others of its height. */
export function Drawing({ width, height, label, className, children }: DrawingProps) {
  return (
    <svg
      className={clsx(styles.drawing, className)}
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={[-width / 2, -height / 2, width, height].join(' ')}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  );
}

/** The height that the drawings of these watches need in common. */
export function commonHeight(outlines: readonly WatchOutline[]): number {
  return Math.max(USUAL_HEIGHT, ...outlines.map(({ length }) => length));
}

/** The outline of a watch: its case, its lugs and the width between them. */
export function Outline({ outline, ...drawing }: { outline: WatchOutline } & Pick<DrawingProps, 'height' | 'label'>) {
  return (
    <Drawing width={outline.width} {...drawing}>
      {outline.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </Drawing>
  );
}
