import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { watchFixture } from '../../content/describe/watch-summary-fixture.ts';
import { ComparedSizes } from './compared-sizes.tsx';

afterEach(cleanup);

const omega = watchFixture({ id: 'a', brand: 'Omega', model: 'Speedmaster', caseSize: '42 mm' });
const pocket = watchFixture({ id: 'b', brand: 'Waltham', model: '1857', caseSize: '56 mm' });

test('every watch has its drawing, its name and its size, in the order of the list', () => {
  render(<ComparedSizes title="Sizes" watches={[omega, pocket]} />);
  const list = screen.getByRole('list', { name: 'Sizes' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Omega Speedmaster42 mm',
    'Waltham 185756 mm',
  ]);
  const drawings = [...list.querySelectorAll('svg')];
  expect(drawings.map((drawing) => drawing.getAttribute('width'))).toEqual(['42mm', '56mm']);
  // One height gives one scale.
  expect(drawings.map((drawing) => drawing.getAttribute('height'))).toEqual(['56mm', '56mm']);
});

test('a line that may scroll can be focused', () => {
  render(<ComparedSizes title="Sizes" watches={[omega, pocket, { ...omega, id: 'c' }, { ...omega, id: 'd' }]} />);
  expect(screen.getByRole('list').tabIndex).toBe(0);
});
