import { MAX_PHOTOGRAPH_SIDE_PX } from '../../inquiries/contract.ts';
import { drawPhotograph, encodeJpeg } from '../../pictures/draw-photograph.ts';

const JPEG_QUALITY = 0.85;

/**
 * Shrinks a photograph before it is sent: upright, at most 2,000 px wide and high, and without metadata such as the
 * location.
 *
 * @returns a JPEG, even if it is larger than the photograph
 * @throws if the browser cannot open the photograph or has not enough memory to draw it
 */
export async function shrinkPhotograph(photograph: Blob): Promise<Blob> {
  return encodeJpeg(await drawPhotograph(photograph, MAX_PHOTOGRAPH_SIDE_PX), JPEG_QUALITY);
}
