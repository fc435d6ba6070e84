import type { ViewerStage } from './viewer-stage.ts';
import { middle, type Point } from './zoom.ts';

/** The most that a finger may move during a tap. */
const TAP_DISTANCE_PX = 10;
const DOUBLE_TAP_MS = 300;
/** The minimum length of a swipe to the next picture. */
const SWIPE_DISTANCE_PX = 50;
/** The height of a line, for wheels that count in lines. */
const LINE_PX = 16;

/**
 * Fingers and mouse: a drag moves an enlarged picture, or swipes from a whole one to the next. A pinch scales and moves. A tap
 * shows the buttons or centres what it hits, a double tap enlarges. The stage must have `touch-action: none`.
 */
export function controlByPointer(
  dialog: HTMLDialogElement,
  stage: ViewerStage,
  showBeside: (side: 'left' | 'right') => void,
): void {
  const fingers = new Map<number, Point>();
  let start = middle;
  let pinched = false;
  let lastTap = { time: 0, at: middle };

  stage.element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    stage.element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, stage.pointOf(event));
    pinched = fingers.size > 1;
    if (!pinched) start = stage.pointOf(event);
  });

  stage.element.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = stage.pointOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    const moved = minus(now, before);
    if (other) {
      const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      stage.scale(factor, between, { x: moved.x / 2, y: moved.y / 2 });
    } else if (!stage.isWhole()) stage.move(moved);
    else if (!pinched) stage.follow({ x: now.x - start.x, y: 0 });
  });

  stage.element.addEventListener('pointerup', (event) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || pinched) return;
    const at = stage.pointOf(event);
    if (distance(start, at) > TAP_DISTANCE_PX) release(minus(at, start));
    else tap(at, event.timeStamp);
  });

  stage.element.addEventListener('pointercancel', ({ pointerId }) => {
    if (fingers.delete(pointerId) && !pinched) release(middle);
  });

  function release({ x, y }: Point) {
    if (!stage.isWhole()) return;
    stage.showWhole();
    if (Math.abs(x) > Math.max(SWIPE_DISTANCE_PX, Math.abs(y))) showBeside(x > 0 ? 'left' : 'right');
  }

  function tap(at: Point, time: number) {
    const isSecond = time - lastTap.time < DOUBLE_TAP_MS && distance(at, lastTap.at) < 3 * TAP_DISTANCE_PX;
    // A third tap is the first of the next pair.
    lastTap = { time: isSecond ? 0 : time, at };
    if (isSecond && stage.isWhole()) stage.showLargest(at);
    else if (isSecond) stage.showWhole();
    else if (stage.isWhole()) dialog.toggleAttribute('data-controls');
    else stage.move({ x: -at.x, y: -at.y });
  }
}

/** The wheel scales. */
export function controlByWheel(stage: ViewerStage): void {
  stage.element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
      // Browsers report a trackpad pinch as wheel events with Ctrl, in small steps.
      stage.scale(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002)), stage.pointOf(event));
    },
    { passive: false },
  );
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
