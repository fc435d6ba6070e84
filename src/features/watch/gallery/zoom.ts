/* The geometry of the viewer. Lengths are CSS pixels. Points are measured from the centre of the window. */

export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The scale of a picture, where 1 fits into the window, and its offset. */
export interface Zoom extends Point {
  scale: number;
}

export const middle: Point = { x: 0, y: 0 };

export const wholePicture: Zoom = { scale: 1, ...middle };

/** The size of a picture that fits into the window. */
export function fitInto(window: Size, picture: Size): Size {
  const factor = Math.min(window.width / picture.width, window.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

/**
 * The largest scale, at which one pixel of the picture is one pixel of the screen.
 *
 * @param fitted the size of the picture at scale 1
 * @param picture its size in pixels
 * @param pixelRatio screen pixels per CSS pixel
 * @returns at least 1
 */
export function largestScale(fitted: Size, picture: Size, pixelRatio: number): number {
  return Math.max(1, picture.width / (fitted.width * pixelRatio));
}

/** Scales by a factor around a point, between 1 and the largest scale. */
export function scaleAt(zoom: Zoom, factor: number, point: Point, largest: number): Zoom {
  const scale = clamp(zoom.scale * factor, 1, largest);
  const scaled = scale / zoom.scale;
  return { scale, x: point.x - (point.x - zoom.x) * scaled, y: point.y - (point.y - zoom.y) * scaled };
}

/** Moves a picture so that it covers the window, or is centred if it is smaller than the window. */
export function keepInside({ scale, x, y }: Zoom, fitted: Size, window: Size): Zoom {
  const roomX = Math.max(0, (fitted.width * scale - window.width) / 2);
  const roomY = Math.max(0, (fitted.height * scale - window.height) / 2);
  return { scale, x: clamp(x, -roomX, roomX), y: clamp(y, -roomY, roomY) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
