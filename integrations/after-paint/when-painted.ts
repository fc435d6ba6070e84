/**
 * Waits for the page's first paint: before it, what is seen has the line and the processor for itself. Does not wait
 * where the address has a query, which chooses what is to be seen, nor where nothing is painted, in a tab in the
 * background.
 *
 * Pages bear it as it stands here: it must not refer to anything outside of itself.
 */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    if (location.search || document.hidden) resolve();
    // A frame's callbacks run before it is painted, a timer that they set after it.
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
