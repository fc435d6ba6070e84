import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './view-transitions.js';

const failed = vi.fn();

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
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("the picture of the previous page's watch is named until the newest transition ends", async () => {
  cameFrom('https://shop.example/catalog/omega');
  const finishFirst = reveal();
  const finishSecond = reveal();
  expect([nameOf('rolex'), nameOf('omega')]).toEqual(['', 'watch']);
  finishFirst();
  await Promise.resolve();
  await Promise.resolve();
  expect(nameOf('omega')).toBe('watch');
  finishSecond();
  await vi.waitFor(() => expect(nameOf('omega')).toBe(''));
});

test('without a card of that watch, a transition or the Navigation API nothing is named, and nothing thrown', () => {
  expect('navigation' in window).toBe(false);
  reveal();
  cameFrom('https://shop.example/about');
  reveal();
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: null }));
  expect([nameOf('rolex'), nameOf('omega')]).toEqual(['', '']);
  expect(failed).not.toHaveBeenCalled();
});
