import { expect, test } from 'vitest';
import { moveBy, scaleAfterPress, unzoomed, zoomTo } from './zoom.ts';

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
  expect([1, 2.5].map((scale) => scaleAfterPress(scale, 2.5))).toEqual([2.5, 1]);
  expect([1, 2, 4].map((scale) => scaleAfterPress(scale, 4))).toEqual([2, 4, 1]);
  // After two fingers.
  expect([1.5, 3, 5].map((scale) => scaleAfterPress(scale, 4))).toEqual([2, 4, 1]);
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
