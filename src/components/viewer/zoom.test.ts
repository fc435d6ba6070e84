import { expect, test } from 'vitest';
import { moveBy, unzoomed, type Zoom, zoomByPress, zoomTo } from './zoom.ts';

/** A picture of 1600 × 2000 pixels that fits into a phone's window with bands above and below. */
const fit = { box: { width: 400, height: 800 }, picture: { width: 400, height: 500 }, naturalScale: 4 };

test('what is at the point stays there', () => {
  const point = { x: 100, y: -50 };
  const zoom = zoomTo(3, point, unzoomed, fit);
  const shown = (from: number, moved: number) => from * zoom.scale + moved;
  expect([shown(100, zoom.x), shown(-50, zoom.y)]).toEqual([100, -50]);
});

test('at half the scale it is where it was', () => {
  const point = { x: 100, y: -50 };
  expect(zoomTo(2, point, zoomTo(4, point, unzoomed, fit), fit)).toEqual(zoomTo(2, point, unzoomed, fit));
});

test('no scale is smaller than the whole picture, or larger than its pixels, or four times as large', () => {
  const scaleOf = (scale: number, naturalScale: number) =>
    zoomTo(scale, unzoomed, unzoomed, { ...fit, naturalScale }).scale;
  expect([scaleOf(0.5, 6), scaleOf(9, 6), scaleOf(9, 2)]).toEqual([1, 6, 4]);
});

test('a press shows the natural size, two where it is far larger, and the next the whole picture', () => {
  const point = { x: 0, y: 0 };
  const press = (zoom: Zoom, naturalScale: number) => zoomByPress(point, zoom, { ...fit, naturalScale }, Infinity);
  const large = press(unzoomed, 3);
  expect([large.scale, press(large, 3).scale]).toEqual([3, 1]);
  const first = press(unzoomed, 4);
  const second = press(first, 4);
  expect([first.scale, second.scale, press(second, 4).scale]).toEqual([2, 4, 1]);
  // Moved, it is still half way; after two fingers or a wheel it is not.
  expect(press(moveBy({ x: 9, y: 9 }, first, fit), 4).scale).toBe(4);
  expect(press(zoomTo(1.5, point, first, fit), 4).scale).toBe(1);
});

test('a key shows the natural size at once, because its button is pressed or not', () => {
  expect(zoomByPress(undefined, unzoomed, fit, Infinity).scale).toBe(4);
});

test('the edges of a picture do not come inside its box', () => {
  const zoom = zoomTo(2, unzoomed, unzoomed, fit);
  // 800 × 1000 in 400 × 800.
  expect(moveBy({ x: -999, y: 999 }, zoom, fit)).toEqual({ scale: 2, x: -200, y: 100 });
  expect(moveBy({ x: 30, y: -30 }, zoom, fit)).toEqual({ scale: 2, x: 30, y: -30 });
});

test('a whole picture stays in the middle', () => {
  expect(moveBy({ x: 50, y: 50 }, unzoomed, fit)).toEqual(unzoomed);
});
