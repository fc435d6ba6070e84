import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { WatchSizes } from '../../content/describe/watch-sizes.ts';
import styles from './outline.module.css';

/** The height of a drawing that has room for a wristwatch and for the rule of the printed sheet. */
const USUAL_HEIGHT = 50;

/** How far the edges of a strap are drawn if the length over the lugs is not known. */
const STRAP_LENGTH = 3;

/** The width of a lug's end and of its root, which no watch's file has. */
const LUG = { end: 2, root: 4 };

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
export function commonHeight(watches: readonly WatchSizes[]): number {
  return Math.max(USUAL_HEIGHT, ...watches.map(lengthOf));
}

function lengthOf({ width, height = width, lugToLug, lugWidth }: WatchSizes): number {
  return lugToLug ?? height + (lugWidth ? 2 * STRAP_LENGTH : 0);
}

/** The outline of a watch: its case, its lugs and the width between them. */
export function Outline({ sizes, ...drawing }: { sizes: WatchSizes } & Pick<DrawingProps, 'height' | 'label'>) {
  const { width, height, lugToLug, lugWidth } = sizes;
  const radius = width / 2;
  /** Half the height of the case at a distance from its middle line. */
  const edgeAt = (x: number) => (height ? height / 2 : Math.sqrt(Math.max(0, radius ** 2 - x ** 2)));
  const end = lengthOf(sizes) / 2;
  const inner = (lugWidth ?? 0) / 2;
  const root = Math.min(inner + LUG.root, radius);
  const lugs = [1, -1].map((side) => `M${side * inner} ${end}h${side * LUG.end}L${side * root} ${edgeAt(root)}`);
  const strap = `M${-inner} ${edgeAt(inner)}V${end}H${inner}V${edgeAt(inner)}`;
  const path = `${strap}${lugToLug && lugWidth ? lugs.join('') : ''}`;
  return (
    <Drawing width={width} {...drawing}>
      {height ? <rect x={-radius} y={-height / 2} width={width} height={height} /> : <circle r={radius} />}
      <path d={path} />
      <path d={path} transform="scale(1 -1)" />
    </Drawing>
  );
}
