import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './view-transitions.js';

/** The event when a page is shown, with a transition that lasts until `finish` is called. */
function reveal() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: { finished } }));
  return finish;
}

const cameFrom = (url: string) => vi.stubGlobal('navigation', { activation: { from: { url } } });
const names = () => [...document.querySelectorAll('picture')].map(({ style }) => style.viewTransitionName ?? '');

beforeEach(() => {
  document.body.innerHTML = ['rolex', 'omega']
    .map((id) => `<li><article><picture></picture><a href="/catalog/${id}"></a></article></li>`)
    .join('');
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("the picture of the previous page's watch is named until the newest transition ends", async () => {
  cameFrom('https://shop.example/catalog/omega');
  const finishFirst = reveal();
  const finishSecond = reveal();
  expect(names()).toEqual(['', 'watch']);
  finishFirst();
  await Promise.resolve();
  await Promise.resolve();
  expect(names()).toEqual(['', 'watch']);
  finishSecond();
  await vi.waitFor(() => expect(names()).toEqual(['', '']));
});

test('without a card of that watch, a transition or the Navigation API nothing is named, and nothing thrown', () => {
  expect('navigation' in window).toBe(false);
  reveal();
  cameFrom('https://shop.example/about');
  reveal();
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: null }));
  expect(names()).toEqual(['', '']);
});
