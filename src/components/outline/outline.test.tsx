import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Drawing, Outline } from './outline.tsx';

const outline = { width: 36, height: 36, radius: 18, length: 43, lugs: 'M-9 21h18' };

test('a drawing is as large as the watch, in millimetres, and says what it shows', () => {
  render(<Outline outline={outline} label="36 mm wide" />);
  const drawing = screen.getByRole('img', { name: '36 mm wide' });
  expect(drawing.getAttribute('width')).toBe('36mm');
  expect(drawing.getAttribute('height')).toBe('43mm');
  expect(drawing.getAttribute('viewBox')).toBe('-18 -21.5 36 43');
  expect(drawing.querySelector('rect')?.getAttribute('x')).toBe('-18');
  expect(drawing.querySelector('path')?.getAttribute('d')).toBe(outline.lugs);
});

test('without a label it is hidden from screen readers', () => {
  const { container } = render(
    <Drawing width={27} height={27}>
      <circle r="13.5" />
    </Drawing>,
  );
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});
