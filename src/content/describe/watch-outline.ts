import type { Watch } from '../schema/watch-schema.ts';

/** How far the edges of a strap are drawn if the length over the lugs is not known. */
const STRAP_LENGTH = 3;

/** The width of a lug's end and of its root, which no watch's file has. */
const LUG = { end: 2, root: 4 };

type Sized = Pick<Watch, 'caseSize' | 'lugToLug' | 'lugWidth'>;

/** The outline of a watch in millimetres, around its centre. */
export interface WatchOutline {
  width: number;
  /** Over the lugs, or of the case and the beginning of the strap. */
  length: number;
  /** Paths of SVG: the case, then its lugs and the width between them. */
  paths: string[];
}

/** The width of a case in millimetres, and its height unless it is round. */
export function caseOf({ caseSize }: Sized): { width: number; height: number | undefined } {
  const [width = 0, height] = caseSize.split(' × ').map((number) => Number.parseFloat(number));
  return { width, height };
}

/** Draws a watch from the sizes in its file. What the file lacks is left out. */
export function outlineOf(watch: Sized): WatchOutline {
  const { width, height } = caseOf(watch);
  const { lugToLug, lugWidth } = watch;
  const radius = width / 2;
  const length = lugToLug ?? (height ?? width) + (lugWidth ? 2 * STRAP_LENGTH : 0);
  const inner = (lugWidth ?? 0) / 2;
  const root = Math.min(inner + LUG.root, radius);
  /** Half the height of the case at a distance from its middle line. */
  const edgeAt = (x: number) => (height ? height / 2 : Math.sqrt(Math.max(0, radius ** 2 - x ** 2))).toFixed(2);
  const ends = ['', '-'].map((side) => {
    const end = `${side}${length / 2}`;
    const [innerEdge, rootEdge] = [inner, root].map((x) => `${side}${edgeAt(x)}`);
    const strap = `M${-inner} ${innerEdge}V${end}H${inner}V${innerEdge}`;
    const lugs = [1, -1].map((x) => `M${x * inner} ${end}h${x * LUG.end}L${x * root} ${rootEdge}`);
    return lugToLug && lugWidth ? [strap, ...lugs].join('') : strap;
  });
  const half = `a${radius} ${radius} 0 0 1`;
  const shape = height
    ? `M${-radius} ${-height / 2}h${width}v${height}h${-width}z`
    : `M${-radius} 0${half} ${width} 0${half} ${-width} 0z`;
  return { width, length, paths: lugToLug || lugWidth ? [shape, ends.join('')] : [shape] };
}
