// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { shrinkPhotograph } from './shrink-photograph.ts';

const photograph = new Blob(['with the place']);
const toBlob = vi.fn<HTMLCanvasElement['toBlob']>();
let drawn: { width: number; height: number };

/** jsdom draws nothing: the canvas gives what `jpeg` says. */
function open(width: number, height: number, jpeg: Blob | null) {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }));
  toBlob.mockImplementation(function (this: HTMLCanvasElement, callback) {
    drawn = { width: this.width, height: this.height };
    callback(jpeg);
  });
}

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(toBlob);
});

test('at most 2,000 px remain of the longer side', async () => {
  const jpeg = new Blob(['jpeg']);
  open(3000, 4000, jpeg);
  expect(await shrinkPhotograph(photograph)).toBe(jpeg);
  expect(drawn).toEqual({ width: 1500, height: 2000 });
});

test('the photograph itself, with what the camera noted, is not sent even where it is smaller', async () => {
  const jpeg = new Blob(['a JPEG that is larger']);
  open(40, 30, jpeg);
  expect(await shrinkPhotograph(photograph)).toBe(jpeg);
  expect(drawn).toEqual({ width: 40, height: 30 });
});

test('it is an error if the browser makes no JPEG', async () => {
  open(3000, 4000, null);
  await expect(shrinkPhotograph(photograph)).rejects.toThrow('no JPEG');
});
