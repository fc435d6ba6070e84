import { openDialog } from '../../../components/dialog/open-dialog.ts';
import { createPictureShow } from './picture-show.ts';
import { controlViewer } from './viewer-controls.ts';
import type { ViewerPicture } from './zoomable-picture.ts';

/**
 * Prepares the dialog that fills the window to look closer at a picture.
 *
 * @param dialog as `viewer.tsx` renders it
 * @param onClose gets the number of the picture that was shown last
 * @returns opens it with a picture, by its number
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
