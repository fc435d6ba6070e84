import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { commonHeight, Outline } from './outline.tsx';

afterEach(cleanup);

const round = { width: 36, lugToLug: 43, lugWidth: 18 };

/** Draws a watch, and returns its paths. */
function pathsOf(sizes: Parameters<typeof Outline>[0]['sizes']) {
  const { container } = render(<Outline sizes={sizes} height={50} />);
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
}

test('a drawing is as large as the watch, in millimetres, and says what it shows', () => {
  render(<Outline sizes={round} height={50} label="36 mm wide" />);
  const drawing = screen.getByRole('img', { name: '36 mm wide' });
  expect(drawing.getAttribute('width')).toBe('36mm');
  expect(drawing.getAttribute('height')).toBe('50mm');
  expect(drawing.getAttribute('viewBox')).toBe('-18 -25 36 50');
  expect(drawing.querySelector('circle')?.getAttribute('r')).toBe('18');
});

test('without a label it is hidden from screen readers', () => {
  render(<Outline sizes={round} height={50} />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('the lugs end at their length, with the width of the strap between them', () => {
  expect(pathsOf(round)[0]).toMatch(/^M-9 [\d.]+V21\.5H9V[\d.]+M9 21\.5h2L13 [\d.]+M-9 21\.5h-2L-13 [\d.]+$/);
});

test('a case that is not round is a rectangle', () => {
  const { container } = render(<Outline sizes={{ width: 23.5, height: 38 }} height={50} />);
  const rectangle = container.querySelector('rect');
  expect(rectangle?.getAttribute('width')).toBe('23.5');
  expect(rectangle?.getAttribute('height')).toBe('38');
});

test.each([
  ['lugs and strap', { width: 39, height: 39 }, 'M0 19.5V19.5H0V19.5'],
  ['the length over the lugs', { width: 23.5, height: 38, lugWidth: 18 }, 'M-9 19V22H9V19'],
  ['the width between the lugs', { width: 40, height: 40, lugToLug: 48 }, 'M0 20V24H0V20'],
])('without %s, they are not drawn', (_, sizes, path) => {
  expect(pathsOf(sizes)).toEqual([path, path]);
});

test('drawings have one height, and so one scale: of the usual wristwatch, or of the longest watch', () => {
  expect(commonHeight([round, { width: 31 }])).toBe(50);
  expect(commonHeight([round, { width: 52 }])).toBe(52);
});
