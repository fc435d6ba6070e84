import { beforeEach, expect, test, vi } from 'vitest';
import { shrinkPhotograph } from './shrink-photograph.ts';

const photograph = new Blob(['with the place']);
const bitmap = { width: 0, height: 0, close() {} };
const fillRect = vi.fn();
const drawImage = vi.fn();
const toBlob = vi.fn<HTMLCanvasElement['toBlob']>();

/** jsdom does not draw, so the canvas returns `jpeg`. */
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

test('a small photograph is drawn too, to remove its metadata', async () => {
  const jpeg = new Blob(['a JPEG that is larger']);
  open(40, 30, jpeg);
  expect(await shrinkPhotograph(photograph)).toBe(jpeg);
  expect(drawImage).toHaveBeenCalledExactlyOnceWith(bitmap, 0, 0, 40, 30);
});

test('throws if the browser cannot draw it or make a JPEG', async () => {
  open(3000, 4000, null);
  await expect(shrinkPhotograph(photograph)).rejects.toThrow('no JPEG');
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
  await expect(shrinkPhotograph(photograph)).rejects.toThrow('no memory');
});
