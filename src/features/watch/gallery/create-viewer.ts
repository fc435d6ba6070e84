import { openDialog } from '../../../components/dialog/open-dialog.ts';
import { createPictureShow } from './picture-show.ts';
import { controlViewer } from './viewer-controls.ts';
import type { ViewerPicture } from './zoomable-picture.ts';

/**
 * Prepares the viewer, a dialog that fills the window and enlarges pictures.
 *
 * @param dialog as `viewer.tsx` renders it
 * @param onClose receives the number of the last picture shown
 * @returns a function that opens the viewer with a picture, by its number
 */
export function createViewer(
  dialog: HTMLDialogElement,
  pictures: ViewerPicture[],
  onClose: (index: number) => void,
): (index: number) => void {
  const show = createPictureShow(dialog, pictures);
  controlViewer(dialog, show);
  dialog.addEventListener('close', () => onClose(show.index()));
  addEventListener('resize', () => {
    if (dialog.open) show.current()?.refit();
  });
  return (index) => {
    dialog.removeAttribute('data-controls');
    openDialog(dialog);
    show.show(index);
  };
}
