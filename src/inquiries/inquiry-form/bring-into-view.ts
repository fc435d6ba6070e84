/**
 * A ref for an element that must be seen when it appears. In braces, because Chromium's `scrollIntoView` returns a promise,
 * which React would take for the cleanup of the ref.
 */
export function bringIntoView(element: Element | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
