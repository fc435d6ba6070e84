import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { commonHeight, Outline } from './outline.tsx';

afterEach(cleanup);

const outline = { width: 36, length: 43, paths: ['M-18 0h36', 'M-9 21h18'] };

test('a drawing is as large as the watch, in millimetres, and says what it shows', () => {
  render(<Outline outline={outline} height={50} label="36 mm wide" />);
  const drawing = screen.getByRole('img', { name: '36 mm wide' });
  expect(drawing.getAttribute('width')).toBe('36mm');
  expect(drawing.getAttribute('height')).toBe('50mm');
  expect(drawing.getAttribute('viewBox')).toBe('-18 -25 36 50');
  expect(drawing.querySelectorAll('path')).toHaveLength(2);
});

test('without a label it is hidden from screen readers', () => {
  const { container } = render(<Outline outline={outline} height={50} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});

test('drawings have one height, and so one scale: of the usual wristwatch, or of the longest watch', () => {
  expect(commonHeight([outline])).toBe(50);
  expect(commonHeight([outline, { ...outline, length: 56 }])).toBe(56);
});
