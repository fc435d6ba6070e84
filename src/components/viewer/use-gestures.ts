import { type PointerEvent, useRef, useState } from 'react';
import { moveBy, type Point, unzoomed, zoomTo } from './zoom.ts';
import { boxOf, type ChangeZoom, fromMiddle } from './zoom-box.ts';

/** A hand that presses may tremble. */
const TREMBLE_PX = 4;
/** A whole picture that is pulled down further closes the viewer. */
const PULL_PX = 100;
/** How long a picture goes on at its speed when a finger lets go of it. */
const GLIDE_MS = 120;

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

interface GestureOptions {
  isZoomed: boolean;
  change: ChangeZoom;
  /** Called after a finger has pulled a whole picture down. */
  onPullDown: () => void;
}

/**
 * What fingers and the mouse do to pictures: two fingers magnify them, one finger or the mouse moves a magnified one or pulls a
 * whole one down. A finger that moves sideways over whole pictures is the browser's, which turns to the next one.
 */
export function useGestures({ isZoomed, change, onPullDown }: GestureOptions) {
  const [isHeld, setIsHeld] = useState(false);
  const gesture = useRef(newGesture());

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
    else if (event.pointerType !== 'mouse') pull(box, by.y);
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

  function pull(box: Element, by: number) {
    gesture.current.pulledBy += by;
    change(box, () => ({ ...unzoomed, y: Math.max(0, gesture.current.pulledBy) }));
  }

  function onPointerEnd(event: PointerEvent) {
    const { pointers, pulledBy, speed, time } = gesture.current;
    const box = boxOf(event);
    pointers.delete(event.pointerId);
    if (pointers.size > 0) return;
    setIsHeld(false);
    if (!isZoomed) change(box, () => unzoomed);
    // It glides on, by the transition of CSS, but for a finger that has rested.
    else if (event.timeStamp - time < GLIDE_MS)
      change(box, (zoom, fit) => moveBy({ x: speed.x * GLIDE_MS, y: speed.y * GLIDE_MS }, zoom, fit));
    if (pulledBy > PULL_PX && event.type === 'pointerup') onPullDown();
  }

  return {
    isHeld,
    /** Whether the pointer that was let go of last has moved, so that it was no press. */
    hasMoved: () => gesture.current.hasMoved,
    pointerHandlers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  };
}

function distance(a: Point, b: Point): number {
  return Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);
}
