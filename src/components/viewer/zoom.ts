export interface Point {
  x: number;
  y: number;
}

/** How many times pictures are magnified, and how far that moves their middle, in CSS pixels. */
export interface Zoom extends Point {
  scale: number;
  /** Whether the next press magnifies it further. */
  isHalfWay?: boolean;
}

interface Size {
  width: number;
  height: number;
}

/** A whole picture in its box, in CSS pixels, and the scale at which a CSS pixel shows one of the file's. */
export interface Fit {
  box: Size;
  picture: Size;
  naturalScale: number;
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };

/** Two fingers may enlarge a small file too. */
const LARGEST_SCALE = 4;

/**
 * Magnifies a picture so that what is at a point stays there.
 *
 * @param scale limited to what makes sense
 * @param point from the middle of the box
 */
export function zoomTo(scale: number, point: Point, zoom: Zoom, fit: Fit): Zoom {
  const limited = limit(scale, 1, Math.max(fit.naturalScale, LARGEST_SCALE));
  const factor = limited / zoom.scale;
  const x = point.x - (point.x - zoom.x) * factor;
  const y = point.y - (point.y - zoom.y) * factor;
  return moveBy({ x: 0, y: 0 }, { scale: limited, x, y }, fit);
}

/** A picture that becomes more times larger than this is magnified by two presses. */
const LARGEST_STEP = 3;

/**
 * What a press makes of a picture: its natural size, and then the whole picture again. Far larger, it stops half of the way.
 *
 * @param point from the middle of the box; `undefined` for a key, which does not stop
 * @param most the largest scale
 */
export function zoomByPress(point: Point | undefined, zoom: Zoom, fit: Fit, most: number): Zoom {
  if (zoom.scale > 1 && !zoom.isHalfWay) return unzoomed;
  const scale = Math.min(fit.naturalScale, most);
  const isHalfWay = point !== undefined && !zoom.isHalfWay && scale > LARGEST_STEP;
  return { ...zoomTo(isHalfWay ? Math.sqrt(scale) : scale, point ?? { x: 0, y: 0 }, zoom, fit), isHalfWay };
}

/** Moves a picture. An edge of a picture that is larger than its box does not come inside. */
export function moveBy(by: Point, zoom: Zoom, { box, picture }: Fit): Zoom {
  const { scale, x, y } = zoom;
  const most = (inside: number, outside: number) => Math.max(0, (inside * scale - outside) / 2);
  const mostX = most(picture.width, box.width);
  const mostY = most(picture.height, box.height);
  return { ...zoom, x: limit(x + by.x, -mostX, mostX), y: limit(y + by.y, -mostY, mostY) };
}

function limit(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
