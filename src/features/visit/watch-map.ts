/**
 * Removes the map's frame if the map cannot be reached, so that the plate behind it is seen. A frame reports `load` for the
 * browser's own error page too, and says nothing more about another site's page, so the map is requested once more.
 */
export function watchMap() {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-map]');
  frame?.addEventListener('load', async () => {
    try {
      await fetch(frame.src, { method: 'HEAD', mode: 'no-cors' });
    } catch {
      frame.hidden = true;
    }
  });
}
