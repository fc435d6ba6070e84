import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heart } from './heart.tsx';
import { readNames, readShortlist, writeShortlist } from './shortlist.ts';

const a = { id: 'a', name: 'Omega A' };
const b = { id: 'b', name: 'Omega B' };
const heart = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => heart(name).getAttribute('aria-pressed') === 'true';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a press adds its watch at the end, another removes it and hands over its place', async () => {
  const onRemove = vi.fn();
  writeShortlist(['a']);
  render(<Heart watch={b} label="Keep B" onRemove={onRemove} />);
  await userEvent.click(heart('Keep B'));
  expect([isPressed('Keep B'), readShortlist()]).toEqual([true, ['a', 'b']]);
  expect(readNames()).toEqual({ b: 'Omega B' });
  expect(onRemove).not.toHaveBeenCalled();
  await userEvent.click(heart('Keep B'));
  expect([isPressed('Keep B'), readShortlist(), readNames()]).toEqual([false, ['a'], {}]);
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(1);
});

test('two hearts of one watch agree', async () => {
  render([<Heart key="1" watch={a} label="First" />, <Heart key="2" watch={a} label="Second" />]);
  await userEvent.click(heart('First'));
  expect(isPressed('Second')).toBe(true);
});

test('the static page has a heart that cannot be pressed yet', () => {
  writeShortlist(['a']);
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Heart watch={a} label="Keep A" />);
  expect(page.querySelector('button')?.disabled).toBe(true);
});
