import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useGestures } from './use-gestures.ts';
import { moveBy, type Point, unzoomed, zoomByPress, zoomTo } from './zoom.ts';
import { boxOf, type ChangeZoom, fitOf, fromMiddle } from './zoom-box.ts';

const KEY_STEP_PX = 80;

/**
 * One zoom for all pictures of an area, each a button in a `data-zoom-box`. Two fingers, a press, and a wheel with Ctrl, which is
 * also what two fingers on a touchpad are, magnify them. A finger, the mouse, a wheel and arrow keys move them.
 *
 * @param onPullDown called after a finger has pulled a whole picture down
 */
export function useZoom(area: RefObject<HTMLElement | null>, onPullDown: () => void) {
  const [zoom, setZoom] = useState(unzoomed);
  const isZoomed = zoom.scale > 1;

  const change: ChangeZoom = (box, next) => {
    const fit = box && fitOf(box);
    if (fit) setZoom((now) => next(now, fit));
  };
  const gestures = useGestures({ isZoomed, change, onPullDown });

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

  return { zoom, isZoomed, press, moveByKey, showWhole: () => setZoom(unzoomed), ...gestures };
}

const keySteps: Record<string, Point> = {
  ArrowLeft: { x: KEY_STEP_PX, y: 0 },
  ArrowRight: { x: -KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP_PX },
  ArrowDown: { x: 0, y: -KEY_STEP_PX },
};
