import type { Point } from './zoom.ts';

/** Callbacks for fingers, mouse and wheel. Points are CSS pixels from the centre of the stage. */
export interface Gestures {
  /** A drag with one finger or the mouse. */
  move(by: Point): void;
  /** A pinch, which may also move, or the wheel. */
  scale(factor: number, at: Point, moved?: Point): void;
  tap(at: Point): void;
  doubleTap(at: Point): void;
  /** The last finger was lifted after a move without a pinch. */
  release(moved: Point): void;
}

/** The most that a finger may move during a tap. */
const TAP_DISTANCE_PX = 10;
const DOUBLE_TAP_MS = 300;
/** The height of a line, for wheels that count in lines. */
const LINE_PX = 16;

/** Recognises gestures on the stage, which must have `touch-action: none`. */
export function watchGestures(stage: HTMLElement, gestures: Gestures): void {
  const fingers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let pinched = false;
  let lastTap = { time: 0, at: start };

  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, pointOf(event));
    pinched = fingers.size > 1;
    if (!pinched) start = pointOf(event);
  });

  stage.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    const moved = minus(now, before);
    if (!other) return gestures.move(moved);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    gestures.scale(factor, middle, { x: moved.x / 2, y: moved.y / 2 });
  });

  stage.addEventListener('pointerup', (event) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || pinched) return;
    const at = pointOf(event);
    if (distance(start, at) > TAP_DISTANCE_PX) return gestures.release(minus(at, start));
    const { timeStamp } = event;
    const isSecond = timeStamp - lastTap.time < DOUBLE_TAP_MS && distance(at, lastTap.at) < 3 * TAP_DISTANCE_PX;
    // A third tap is the first of the next pair.
    lastTap = { time: isSecond ? 0 : timeStamp, at };
    if (isSecond) gestures.doubleTap(at);
    else gestures.tap(at);
  });

  stage.addEventListener('pointercancel', ({ pointerId }) => {
    if (fingers.delete(pointerId) && !pinched) gestures.release({ x: 0, y: 0 });
  });

  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
      // Browsers report a trackpad pinch as wheel events with Ctrl, in small steps.
      gestures.scale(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002)), pointOf(event));
    },
    { passive: false },
  );
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
