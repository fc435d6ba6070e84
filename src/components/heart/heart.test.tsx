import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Heart } from './heart.tsx';
import { readShortlist, writeShortlist } from './shortlist.ts';

const heart = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => heart(name).getAttribute('aria-pressed') === 'true';

beforeEach(() => localStorage.clear());

test('a press adds its watch at the end, another removes it and hands over its place', async () => {
  const onRemove = vi.fn();
  writeShortlist(['a']);
  render(<Heart watchId="b" label="Keep B" onRemove={onRemove} />);
  await userEvent.click(heart('Keep B'));
  expect([isPressed('Keep B'), readShortlist()]).toEqual([true, ['a', 'b']]);
  expect(onRemove).not.toHaveBeenCalled();
  await userEvent.click(heart('Keep B'));
  expect([isPressed('Keep B'), readShortlist()]).toEqual([false, ['a']]);
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(1);
});

test('two hearts of one watch agree', async () => {
  render([<Heart key="1" watchId="a" label="First" />, <Heart key="2" watchId="a" label="Second" />]);
  await userEvent.click(heart('First'));
  expect(isPressed('Second')).toBe(true);
});

test('the static page has a heart that cannot be pressed yet', () => {
  writeShortlist(['a']);
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Heart watchId="a" label="Keep A" />);
  expect(page.querySelector('button')?.disabled).toBe(true);
});
