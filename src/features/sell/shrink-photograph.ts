import { MAX_PHOTOGRAPH_SIDE_PX } from '../../contract/inquiries.ts';

const JPEG_QUALITY = 0.85;

/**
 * Shrinks a photograph before it is sent: upright, at most 2,000 px wide and high, and without metadata such as the
 * location.
 *
 * @returns a JPEG, even if it is larger than the photograph
 * @throws if the browser cannot open the photograph or has not enough memory to draw it
 */
export async function shrinkPhotograph(photograph: Blob): Promise<Blob> {
  const canvas = await drawPhotograph(photograph, MAX_PHOTOGRAPH_SIDE_PX);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (!jpeg) throw new Error('the browser made no JPEG');
  return jpeg;
}

async function drawPhotograph(photograph: Blob, longestSide: number): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(photograph, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no memory to draw the photograph');
  // JPEG has no transparency: without this, transparent parts would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}
