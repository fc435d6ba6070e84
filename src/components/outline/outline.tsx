import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { WatchOutline } from '../../content/describe/watch-outline.ts';
import styles from './outline.module.css';

interface DrawingProps {
  width: number;
  height: number;
  /** What the drawing shows. Without it, the text beside the drawing says the same. */
  label?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A drawing around its centre, in millimetres: in print in true size, on screen all in one smaller scale. */
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

/** The outline of a watch: its case, its lugs and the width between them. */
export function Outline({ outline, label }: { outline: WatchOutline; label?: string | undefined }) {
  const { width, height, radius, length, lugs } = outline;
  return (
    <Drawing width={width} height={length} label={label}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={radius} />
      <path d={lugs} />
    </Drawing>
  );
}
