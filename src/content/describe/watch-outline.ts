import type { Watch } from '../schema/watch-schema.ts';

/** How far a strap is drawn if the length over the lugs is not known, and a lug if the height of its case is not. */
const BEYOND_CASE = 3;

/** The width of a lug's end and of its root, which no watch's file has. */
const LUG = { end: 2, root: 4 };

type Sized = Pick<Watch, 'caseSize' | 'lugToLug' | 'lugWidth'>;

/** The outline of a watch in millimetres, around its centre. */
export interface WatchOutline {
  /** The case. Its corners have a radius, which makes a round one. */
  width: number;
  height: number;
  radius: number;
  /** Over the lugs, or of the case and the beginning of the strap. */
  length: number;
  /** A path of SVG: the lugs and the width between them. Empty if neither is known. */
  lugs: string;
}

/** Draws a watch from the sizes in its file. What the file lacks is left out. */
export function outlineOf({ caseSize, lugToLug, lugWidth }: Sized): WatchOutline {
  // The trade often gives the height over the lugs.
  const [width = 0, given = width] = caseSize.split(' × ').map((number) => Number.parseFloat(number));
  const height = given === lugToLug ? given - 2 * BEYOND_CASE : given;
  const radius = given === width ? width / 2 : 0;
  const end = (lugToLug ?? height + (lugWidth ? 2 * BEYOND_CASE : 0)) / 2;
  const inner = (lugWidth ?? 0) / 2;
  const root = Math.min(inner + LUG.root, width / 2);
  /** Half the height of the case at a distance from its middle line. */
  const edgeAt = (x: number) => (radius ? Math.sqrt(Math.max(0, radius ** 2 - x ** 2)) : height / 2).toFixed(2);
  const halves = ['', '-'].map((y) => {
    const strap = `M-${inner} ${y}${edgeAt(inner)}V${y}${end}H${inner}V${y}${edgeAt(inner)}`;
    const lugs = ['', '-'].map((x) => `M${x}${inner} ${y}${end}h${x}${LUG.end}L${x}${root} ${y}${edgeAt(root)}`);
    return lugToLug && lugWidth ? strap + lugs.join('') : strap;
  });
  return { width, height, radius, length: 2 * end, lugs: lugToLug || lugWidth ? halves.join('') : '' };
}
