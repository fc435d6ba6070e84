import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type Fit, moveBy, type Point, unzoomed, type Zoom, zoomByPress, zoomTo } from './zoom.ts';

/** A hand that presses may tremble. */
const TREMBLE_PX = 4;
/** A whole picture that is pulled down further closes the viewer. */
const PULL_PX = 100;
/** How long a picture goes on at its speed when a finger lets go of it. */
const GLIDE_MS = 120;
const KEY_STEP_PX = 80;

interface Gesture {
  /** Where each finger, or the mouse, was last. */
  pointers: Map<number, Point>;
  hasMoved: boolean;
  /** How far a whole picture has been pulled down. */
  pulledBy: number;
  /** In CSS pixels a millisecond, at the last move. */
  speed: Point;
  time: number;
}

const still: Point = { x: 0, y: 0 };
const newGesture = (): Gesture => ({ pointers: new Map(), hasMoved: false, pulledBy: 0, speed: still, time: 0 });

/**
 * One zoom for all pictures of an area, each a button in a `data-zoom-box`. Two fingers, a press, and a wheel with Ctrl, which is
 * also what two fingers on a touchpad are, magnify them. A finger, the mouse, a wheel and arrow keys move them. A finger that moves
 * sideways over whole pictures is the browser's, which turns to the next one.
 *
 * @param onPullDown called after a finger has pulled a whole picture down
 */
export function useZoom(area: RefObject<HTMLElement | null>, onPullDown: () => void) {
  const [zoom, setZoom] = useState(unzoomed);
  const [isHeld, setIsHeld] = useState(false);
  const gesture = useRef(newGesture());
  const isZoomed = zoom.scale > 1;

  function change(box: Element, next: (zoom: Zoom, fit: Fit) => Zoom) {
    const fit = fitOf(box);
    setZoom((now) => next(now, fit));
  }

  function onPointerDown({ pointerId, button, clientX: x, clientY: y }: PointerEvent) {
    if (button !== 0) return;
    if (gesture.current.pointers.size === 0) gesture.current = newGesture();
    gesture.current.pointers.set(pointerId, { x, y });
  }

  function onPointerMove(event: PointerEvent) {
    const { pointers, hasMoved } = gesture.current;
    const before = pointers.get(event.pointerId);
    const box = boxOf(event);
    // The mouse was let go of elsewhere.
    if (event.buttons === 0) {
      pointers.delete(event.pointerId);
      setIsHeld(false);
    }
    if (!before || !box || event.buttons === 0) return;
    const now = { x: event.clientX, y: event.clientY };
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (!hasMoved && Math.hypot(by.x, by.y) < TREMBLE_PX) return;
    const [, other] = [...pointers].find(([id]) => id !== event.pointerId) ?? [];
    pointers.set(event.pointerId, now);
    gesture.current.hasMoved = true;
    setIsHeld(true);
    if (other) pinch(box, other, before, now);
    else if (isZoomed) drag(box, by, event);
    else if (event.pointerType !== 'mouse') pull(by.y);
  }

  /** One of two fingers has moved. What a finger did before is no pull and no speed any more. */
  function pinch(box: Element, other: Point, before: Point, now: Point) {
    Object.assign(gesture.current, { pulledBy: 0, speed: still });
    const factor = distance(now, other) / distance(before, other);
    const by = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
    const middle = fromMiddle(box, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    change(box, (zoom, fit) => zoomTo(zoom.scale * factor, middle, moveBy(by, zoom, fit), fit));
  }

  function drag(box: Element, by: Point, { timeStamp, pointerType }: PointerEvent) {
    const duration = Math.max(timeStamp - gesture.current.time, 1);
    gesture.current.time = timeStamp;
    if (pointerType !== 'mouse') gesture.current.speed = { x: by.x / duration, y: by.y / duration };
    change(box, (zoom, fit) => moveBy(by, zoom, fit));
  }

  function pull(by: number) {
    gesture.current.pulledBy += by;
    setZoom({ ...unzoomed, y: Math.max(0, gesture.current.pulledBy) });
  }

  function onPointerEnd(event: PointerEvent) {
    const { pointers, pulledBy, speed, time } = gesture.current;
    const box = boxOf(event);
    pointers.delete(event.pointerId);
    if (pointers.size > 0) return;
    setIsHeld(false);
    if (!isZoomed) setZoom(unzoomed);
    // It glides on, by the transition of CSS, but for a finger that has rested.
    else if (box && event.timeStamp - time < GLIDE_MS)
      change(box, (zoom, fit) => moveBy({ x: speed.x * GLIDE_MS, y: speed.y * GLIDE_MS }, zoom, fit));
    if (pulledBy > PULL_PX && event.type === 'pointerup') onPullDown();
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const box = boxOf(event);
    if (!box || !(event.ctrlKey || isZoomed)) return;
    event.preventDefault();
    const { clientX: x, clientY: y, deltaX, deltaY } = event;
    change(box, (zoom, fit) =>
      event.ctrlKey
        ? zoomTo(zoom.scale * Math.exp(-deltaY / 100), fromMiddle(box, { x, y }), zoom, fit)
        : moveBy({ x: -deltaX, y: -deltaY }, zoom, fit),
    );
  });

  useEffect(() => {
    const element = area.current;
    // Two fingers never scroll, whatever a browser takes `touch-action` for.
    const onTouchMove = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault();
    // React's own listeners are passive.
    element?.addEventListener('wheel', onWheel, { passive: false });
    element?.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      element?.removeEventListener('wheel', onWheel);
      element?.removeEventListener('touchmove', onTouchMove);
    };
  }, [area]);

  /** Arrow keys show what is further in their direction. */
  function moveByKey(event: KeyboardEvent, box: Element) {
    const by = keySteps[event.key];
    if (!by) return;
    event.preventDefault();
    change(box, (zoom, fit) => moveBy(by, zoom, fit));
  }

  /**
   * @param at where the pointer pressed, or `undefined` for a key
   * @param most the largest scale
   */
  function press(box: Element, at: Point | undefined, most: number) {
    const point = at && fromMiddle(box, at);
    change(box, (zoom, fit) => zoomByPress(point, zoom, fit, most));
  }

  return {
    zoom,
    isZoomed,
    isHeld,
    press,
    moveByKey,
    showWhole: () => setZoom(unzoomed),
    /** Whether the pointer that was let go of last has moved, so that it was no press. */
    hasMoved: () => gesture.current.hasMoved,
    pointerHandlers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  };
}

const keySteps: Record<string, Point> = {
  ArrowLeft: { x: KEY_STEP_PX, y: 0 },
  ArrowRight: { x: -KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP_PX },
  ArrowDown: { x: 0, y: -KEY_STEP_PX },
};

function boxOf({ target }: { target: EventTarget | null }): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-zoom-box]') : null;
}

/** Measures the box, because its picture is transformed. */
function fitOf(box: Element): Fit {
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

function fromMiddle(box: Element, { x, y }: Point): Point {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);
}
