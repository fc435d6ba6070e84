// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { shrinkPhotograph } from './shrink-photograph.ts';

const photograph = new Blob(['with the place']);
const bitmap = { width: 0, height: 0, close() {} };
const fillRect = vi.fn();
const drawImage = vi.fn();
const toBlob = vi.fn<HTMLCanvasElement['toBlob']>();

/** jsdom draws nothing: the canvas gives what `jpeg` says. */
function open(width: number, height: number, jpeg: Blob | null) {
  Object.assign(bitmap, { width, height });
  vi.stubGlobal('createImageBitmap', async () => bitmap);
  toBlob.mockImplementation((callback) => callback(jpeg));
}

beforeEach(() => {
  fillRect.mockClear();
  drawImage.mockClear();
  const context = { fillRect, drawImage } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(toBlob);
});

test('the photograph is drawn on white, at most 2,000 px on its longer side', async () => {
  const jpeg = new Blob(['jpeg']);
  open(3000, 4000, jpeg);
  expect(await shrinkPhotograph(photograph)).toBe(jpeg);
  expect(fillRect).toHaveBeenCalledExactlyOnceWith(0, 0, 1500, 2000);
  expect(drawImage).toHaveBeenCalledExactlyOnceWith(bitmap, 0, 0, 1500, 2000);
});

test('a small photograph is drawn as well, so that what the camera noted is not sent', async () => {
  const jpeg = new Blob(['a JPEG that is larger']);
  open(40, 30, jpeg);
  expect(await shrinkPhotograph(photograph)).toBe(jpeg);
  expect(drawImage).toHaveBeenCalledExactlyOnceWith(bitmap, 0, 0, 40, 30);
});

test('it is an error if the browser can’t draw it, or makes no JPEG', async () => {
  open(3000, 4000, null);
  await expect(shrinkPhotograph(photograph)).rejects.toThrow('no JPEG');
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
  await expect(shrinkPhotograph(photograph)).rejects.toThrow('no memory');
});
