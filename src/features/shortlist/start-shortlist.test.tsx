import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Heart } from '../../components/heart/heart.tsx';
import { startShortlist } from './start-shortlist.ts';

const notStored = 'It lasts until you leave.';
const heart = (name: string) => screen.getByRole('button', { name: `Keep ${name}` });
const isPressed = (name: string) => heart(name).getAttribute('aria-pressed') === 'true';
const count = () => document.querySelector('[data-kept-count]')?.textContent;

/** A page with a heart for each watch, as the document and the cards render it. */
const page = (...watches: string[]) => (
  <>
    <span data-kept-count />
    <p role="status" data-kept-notice data-text={notStored} />
    {watches.map((watch) => (
      <Heart key={watch} watch={watch} label={`Keep ${watch}`} />
    ))}
  </>
);

beforeAll(startShortlist);
afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
});

test('a click keeps a watch, another removes it', async () => {
  render(page('a', 'b'));
  await userEvent.click(heart('b'));
  expect([isPressed('a'), isPressed('b'), count()]).toEqual([false, true, '1']);
  await userEvent.click(heart('b'));
  expect([isPressed('b'), count()]).toEqual([false, '']);
});

test('a heart that is added later shows whether its watch is kept, and a new render leaves it alone', async () => {
  const { rerender } = render(page('a'));
  await userEvent.click(heart('a'));
  rerender(page('b'));
  rerender(page('b', 'a'));
  expect([isPressed('a'), isPressed('b')]).toEqual([true, false]);
});

test('a change in another tab is shown, also after a return from the back-forward cache', () => {
  render(page('a', 'b'));
  localStorage.setItem('shortlist', '["a"]');
  dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  expect([isPressed('a'), isPressed('b'), count()]).toEqual([true, false, '1']);
  localStorage.setItem('shortlist', '["a","b"]');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect([isPressed('b'), count()]).toEqual([true, '2']);
});

test('the island reads the list and can replace it', () => {
  const onChange = vi.fn();
  addEventListener('shortlist:change', onChange);
  dispatchEvent(new CustomEvent('shortlist:write', { detail: ['a', 'b'] }));
  expect(document.documentElement.dataset['kept']).toBe('a b');
  expect(onChange).toHaveBeenCalledOnce();
  removeEventListener('shortlist:change', onChange);
});

test.each(['no JSON', '{"a":1}', '"a"', 'null'])('%s in storage is an empty list', (text) => {
  localStorage.setItem('shortlist', text);
  dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  expect(document.documentElement.dataset['kept']).toBe('');
});

test('entries of a stored list that are not strings are left out', () => {
  localStorage.setItem('shortlist', '["a", 1, null, "b"]');
  dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  expect(document.documentElement.dataset['kept']).toBe('a b');
});

test('if storage fails, hearts still work on the page, and a notice says so once', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  render(page('a', 'b'));
  const notice = screen.getByRole('status');
  expect(notice.textContent).toBe('');
  await userEvent.click(heart('a'));
  expect([isPressed('a'), notice.textContent]).toEqual([true, notStored]);
  await userEvent.click(heart('b'));
  expect([isPressed('a'), isPressed('b'), notice.textContent]).toEqual([true, true, '']);
});
