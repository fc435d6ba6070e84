/**
 * A ref that scrolls an element into view when it appears. Returns `undefined`: Chromium's `scrollIntoView` returns a promise,
 * which React would treat as the ref's cleanup.
 */
export function bringIntoView(element: Element | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
