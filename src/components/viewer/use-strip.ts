import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * A list whose items scroll sideways, one in view. In Arabic the next item is to the left.
 *
 * @returns `list` for the list's `ref`, `markCurrent` for its `onScroll`, the number of the item in view (`undefined` until
 *   hydrated), and functions that bring another one into view
 */
export function useStrip() {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<number>();

  /** Also after a swipe, and after a link with a fragment. */
  function markCurrent() {
    const { scrollLeft = 0, clientWidth = 0 } = list.current ?? {};
    // A list that was hidden while it scrolled has no width.
    if (clientWidth > 0) setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
  }
  useEffect(markCurrent, []);

  function show(index: number) {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }

  function focus(index: number) {
    const slide = list.current?.children[index];
    slide?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    show(index);
  }

  /** Arrow keys show the item beside the current one, and move the focus to it. */
  function moveByKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    focus((current ?? 0) + (document.dir === 'rtl' ? -step : step));
  }

  return { list, current, markCurrent, show, focus, moveByKey };
}
