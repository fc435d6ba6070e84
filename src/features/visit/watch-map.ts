/**
 * Hides the map's frame if the map cannot be reached, to show the panel behind it. A frame also fires `load` for the
 * browser's error page, and a frame of another site cannot be read, so this requests the map a second time.
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
