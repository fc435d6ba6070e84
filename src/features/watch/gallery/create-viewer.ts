import { controlViewer } from './viewer-controls.ts';
import { createStage } from './viewer-stage.ts';
import { middle } from './zoom.ts';

/**
 * Prepares the viewer, a dialog that fills the window and enlarges pictures. Buttons without an effect are disabled.
 *
 * @param dialog as `viewer.tsx` renders it
 * @param links the large pictures of the gallery, which link to their largest files
 * @param onClose receives the number of the last picture shown
 * @returns a function that opens the viewer with a picture, by its number
 */
export function createViewer(dialog: HTMLDialogElement, links: HTMLAnchorElement[], onClose: (index: number) => void) {
  const stage = createStage(dialog.querySelector<HTMLElement>('[data-stage]') as HTMLElement, markButtons);
  let index = 0;

  function show(next: number) {
    const link = links[next];
    if (!link) return;
    index = next;
    stage.show(link);
    const caption = link.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
    const position = document.createElement('bdi');
    position.dir = 'ltr';
    position.textContent = links.length > 1 ? `${index + 1} / ${links.length}` : '';
    // A live region, so screen readers announce the picture.
    dialog.querySelector('[data-caption]')?.replaceChildren(caption, ' ', position);
  }

  function markButtons() {
    const isUseless = {
      previous: index === 0,
      next: index === links.length - 1,
      zoomOut: stage.isWhole(),
      zoomIn: stage.isLargest(),
    };
    for (const [action, value] of Object.entries(isUseless)) {
      // Not `disabled`, which would remove the focus.
      dialog.querySelector(`[data-action=${action}]`)?.setAttribute('aria-disabled', String(value));
    }
  }

  controlViewer(dialog, stage, (by) => show(index + by));
  dialog.addEventListener('close', () => onClose(index));
  // Fits the picture into the new size of the window.
  addEventListener('resize', () => dialog.open && stage.scale(1, middle, middle));
  return (index: number) => {
    dialog.removeAttribute('data-controls');
    dialog.showModal();
    show(index);
  };
}
