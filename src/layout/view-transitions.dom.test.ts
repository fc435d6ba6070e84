import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './view-transitions.js';

const reveal = () => dispatchEvent(new Event('pagereveal'));
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

test("the picture of the other page's watch is named until the next page", () => {
  cameFrom('https://shop.example/catalog/omega');
  reveal();
  expect(names()).toEqual(['', 'watch']);
  const activation = { entry: { url: 'https://shop.example/catalog/rolex' } };
  dispatchEvent(Object.assign(new Event('pageswap'), { activation }));
  expect(names()).toEqual(['watch', '']);
  dispatchEvent(Object.assign(new Event('pageswap'), { activation: null }));
  expect(names()).toEqual(['', '']);
});

test('without a card of that watch or the Navigation API nothing is named, and nothing thrown', () => {
  expect('navigation' in window).toBe(false);
  reveal();
  cameFrom('https://shop.example/about');
  reveal();
  expect(names()).toEqual(['', '']);
});
