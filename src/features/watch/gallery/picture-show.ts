import { showPicture, type ViewerPicture, type ZoomablePicture } from './zoomable-picture.ts';

/** The viewer's pictures. One of them is on the stage. */
export interface PictureShow {
  /** The number of the picture on the stage, from 0. */
  index(): number;
  /** The picture on the stage; `undefined` until the first is shown. */
  current(): ZoomablePicture | undefined;
  /** Shows a picture by its number. Does nothing if there is no such picture. */
  show(index: number): void;
}

/**
 * Shows pictures on the viewer's stage, with their captions, and disables the buttons that have no effect.
 *
 * @param dialog as `viewer.tsx` renders it
 */
export function createPictureShow(dialog: HTMLElement, pictures: ViewerPicture[]): PictureShow {
  const stage = dialog.querySelector<HTMLElement>('[data-stage]') as HTMLElement;
  let index = 0;
  let current: ZoomablePicture | undefined;

  function show(next: number) {
    const picture = pictures[next];
    if (!picture) return;
    index = next;
    current = showPicture(stage, picture, markButtons);
    showCaption(dialog, picture, pictures.length > 1 ? `${index + 1} / ${pictures.length}` : '');
    markButtons();
  }

  function markButtons() {
    const isUseless = {
      previous: index === 0,
      next: index === pictures.length - 1,
      zoomOut: current?.isWhole(),
      zoomIn: current?.isLargest(),
    };
    for (const [action, value] of Object.entries(isUseless)) {
      // Not `disabled`, which would remove the focus.
      dialog.querySelector(`[data-action=${action}]`)?.setAttribute('aria-disabled', String(value));
    }
  }

  return { index: () => index, current: () => current, show };
}

/** The caption is a live region, so screen readers announce the picture. */
function showCaption(dialog: HTMLElement, { caption }: ViewerPicture, position: string) {
  const count = document.createElement('bdi');
  count.dir = 'ltr';
  count.textContent = position;
  dialog.querySelector('[data-caption]')?.replaceChildren(caption, ' ', count);
}
