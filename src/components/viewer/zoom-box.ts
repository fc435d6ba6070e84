import type { Fit, Point, Zoom } from './zoom.ts';

/** Changes the zoom of all pictures, by the place of one in its box. */
export type ChangeZoom = (box: Element | null, next: (zoom: Zoom, fit: Fit) => Zoom) => void;

/** The box of the picture that an event is about, if it is about one. */
export function boxOf({ target }: { target: EventTarget | null }): Element | null {
  return target instanceof Element ? target.closest('[data-zoom-box]') : null;
}

/** Measures the box, because its picture is transformed. */
export function fitOf(box: Element): Fit {
  const { width, height } = box.getBoundingClientRect();
  const image = box.querySelector('img');
  const file = { width: Number(image?.getAttribute('width')), height: Number(image?.getAttribute('height')) };
  const shrink = Math.min(width / file.width, height / file.height);
  return {
    box: { width, height },
    picture: { width: file.width * shrink, height: file.height * shrink },
    // In a window that is larger than the file, a press magnifies too.
    naturalScale: Math.max(1 / shrink, 1.5),
  };
}

/** A place in the window, from the middle of a box. */
export function fromMiddle(box: Element, { x, y }: Point): Point {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}
