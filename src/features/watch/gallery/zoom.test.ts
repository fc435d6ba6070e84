import { describe, expect, test } from 'vitest';
import { fitInto, keepInside, largestScale, scaleAt, wholePicture } from './zoom.ts';

const picture = { width: 1600, height: 2000 };
const window = { width: 1280, height: 640 };
const fitted = fitInto(window, picture);

test('a picture fits by its tighter side', () => {
  expect(fitted).toEqual({ width: 512, height: 640 });
  expect(fitInto({ width: 320, height: 640 }, picture)).toEqual({ width: 320, height: 400 });
});

describe('the largest scale', () => {
  test('shows one pixel of the picture on one pixel of the screen', () => {
    expect(fitted.width * largestScale(fitted, picture, 1)).toBe(1600);
    expect(fitted.width * largestScale(fitted, picture, 2) * 2).toBe(1600);
  });

  test('is never smaller than the whole picture', () => {
    expect(largestScale(fitted, { width: 400, height: 500 }, 3)).toBe(1);
  });
});

describe('scaling', () => {
  const point = { x: 100, y: -40 };

  test('keeps the point in place', () => {
    const { scale, x, y } = scaleAt(wholePicture, 2, point, 3);
    expect([scale, (point.x - x) / scale, (point.y - y) / scale]).toEqual([2, point.x, point.y]);
  });

  test('stops at the largest scale and at the whole picture, and keeps the point in place', () => {
    expect(scaleAt(wholePicture, 10, point, 3)).toEqual({ scale: 3, x: -200, y: 80 });
    expect(scaleAt({ scale: 3, x: -200, y: 80 }, 0.1, point, 3)).toEqual(wholePicture);
  });
});

describe('a picture stays in the window', () => {
  test('centred, if it is smaller than the window', () => {
    expect(keepInside({ scale: 1, x: 30, y: 20 }, fitted, window)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  test('up to its edges, if it is larger than the window', () => {
    const { x, y } = keepInside({ scale: 3, x: 900, y: -900 }, fitted, window);
    expect([x, y]).toEqual([(512 * 3 - 1280) / 2, -(640 * 3 - 640) / 2]);
  });
});
