/**
 * Hides the map's frame if the map cannot be reached, so that the plate behind it shows. A frame also fires `load` for the
 * browser's own error page, and cannot be read if it is another site's, so the map is requested a second time.
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
