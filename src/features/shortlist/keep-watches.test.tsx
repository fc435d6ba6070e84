// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Heart } from '../../components/heart/heart.tsx';
import { keepWatches } from './keep-watches.ts';

const told = 'It lasts for this visit.';
const heart = (name: string) => screen.getByRole('button', { name: `Keep ${name}` });
const isPressed = (name: string) => heart(name).getAttribute('aria-pressed') === 'true';
const count = () => document.querySelector('[data-kept-count]')?.textContent;

/** A page with a heart for each watch, as the document and the cards make it. */
const page = (...watches: string[]) => (
  <>
    <span data-kept-count />
    <p role="status" data-kept-notice data-text={told} />
    {watches.map((watch) => (
      <Heart key={watch} watch={watch} label={`Keep ${watch}`} />
    ))}
  </>
);

beforeAll(keepWatches);
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  window.name = '';
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
});

test('a press keeps a watch, another lets it go', async () => {
  render(page('a', 'b'));
  await userEvent.click(heart('b'));
  expect([isPressed('a'), isPressed('b'), count()]).toEqual([false, true, '1']);
  await userEvent.click(heart('b'));
  expect([isPressed('b'), count()]).toEqual([false, '']);
});

test('a heart that comes later shows what is kept, and a new render lets it be', async () => {
  const { rerender } = render(page('a'));
  await userEvent.click(heart('a'));
  rerender(page('b'));
  rerender(page('b', 'a'));
  expect([isPressed('a'), isPressed('b')]).toEqual([true, false]);
});

test('another tab, or a return from the cache, is followed', () => {
  render(page('a', 'b'));
  localStorage.setItem('shortlist', '["a"]');
  dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  expect([isPressed('a'), isPressed('b'), count()]).toEqual([true, false, '1']);
  localStorage.setItem('shortlist', '["a","b"]');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect([isPressed('b'), count()]).toEqual([true, '2']);
});

test('the island reads what is kept and may replace it', () => {
  const hear = vi.fn();
  addEventListener('shortlist:change', hear);
  dispatchEvent(new CustomEvent('shortlist:write', { detail: ['a', 'b'] }));
  expect(document.documentElement.dataset['kept']).toBe('a b');
  expect(hear).toHaveBeenCalledOnce();
  removeEventListener('shortlist:change', hear);
});

test('where nothing can be stored, hearts work all the same, and that is said once', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(page('a', 'b'));
  const notice = screen.getByRole('status');
  expect(notice.textContent).toBe('');
  await userEvent.click(heart('a'));
  expect([isPressed('a'), notice.textContent]).toEqual([true, told]);
  await userEvent.click(heart('b'));
  expect([isPressed('b'), notice.textContent]).toEqual([true, '']);
});
