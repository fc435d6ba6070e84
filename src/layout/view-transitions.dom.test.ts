import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './view-transitions.js';

const failed = vi.fn();
const watchPage = 'https://shop.example/catalog/omega';

/** The event when a page is shown, with a transition that lasts until `finish` is called. */
function reveal() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: { finished } }));
  return finish;
}

const cameFrom = (url: string) => vi.stubGlobal('navigation', { activation: { from: { url } } });
const nameOf = (id: string) => document.getElementById(id)?.style.getPropertyValue('view-transition-name');

beforeEach(() => {
  failed.mockClear();
  addEventListener('error', failed);
  document.body.innerHTML = `<ul>
    <li><article><picture id="rolex"></picture><a href="/catalog/rolex">Rolex</a></article></li>
    <li><article><picture id="omega"></picture><a href="/catalog/omega">Omega</a></article></li>
  </ul>`;
});

afterEach(() => {
  removeEventListener('error', failed);
  vi.unstubAllGlobals();
});

test("the picture of the previous page's watch is named during the transition", async () => {
  cameFrom(watchPage);
  const finish = reveal();
  expect([nameOf('rolex'), nameOf('omega')]).toEqual(['', 'watch']);
  finish();
  await vi.waitFor(() => expect(nameOf('omega')).toBe(''));
});

test('a picture that the next transition has named keeps its name when the first one ends', async () => {
  cameFrom(watchPage);
  const finishFirst = reveal();
  const finishSecond = reveal();
  finishFirst();
  await Promise.resolve();
  await Promise.resolve();
  expect(nameOf('omega')).toBe('watch');
  finishSecond();
  await vi.waitFor(() => expect(nameOf('omega')).toBe(''));
});

test('a page without a card of that watch, or without a transition, is not changed', () => {
  cameFrom('https://shop.example/about');
  reveal();
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: null }));
  expect([nameOf('rolex'), nameOf('omega')]).toEqual(['', '']);
  expect(failed).not.toHaveBeenCalled();
});

test('a browser without the Navigation API throws nothing', () => {
  expect('navigation' in window).toBe(false);
  reveal();
  expect(failed).not.toHaveBeenCalled();
});
