import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const pending = () => document.documentElement.dataset['filtersPending'];
const isHidden = () => pending() !== undefined;

/** Runs the script as the catalogue's page does. */
async function open(query: string) {
  history.replaceState(null, '', `/catalog${query}`);
  const script = document.createElement('script');
  Object.assign(script.dataset, { filters: 'brand=rolex price=up-to-5000', others: 'q sort' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await vi.importActual('./pending-filters.js');
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['filtersPending'];
});

test('a link with a filter hides the cards, but not for ever if React or its data fail to load', async () => {
  await open('?utm_source=mail&q=steel');
  expect(isHidden()).toBe(true);
  vi.advanceTimersByTime(18_000);
  expect(isHidden()).toBe(true);
  vi.advanceTimersByTime(4000);
  expect(isHidden()).toBe(false);
});

test('a line is reserved for chips if the link has a facet, not for only a search or an order', async () => {
  await open('?price=up-to-5000');
  expect(pending()).toBe('chips');
  await open('?sort=za');
  expect(pending()).toBe('');
});

test('React is preloaded with high priority', async () => {
  document.body.innerHTML = '<main><astro-island component-url="/a.js" renderer-url="/b.js"></astro-island></main>';
  await open('?brand=rolex');
  dispatchEvent(new Event('DOMContentLoaded'));
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  expect(links.slice(-2).map((link) => link.getAttribute('href'))).toEqual(['/a.js', '/b.js']);
  for (const link of links) link.remove();
});

test.each(['?utm_source=mail', '?brand=no-such-brand'])('a link without a filter hides nothing: %s', async (query) => {
  await open(query);
  expect(isHidden()).toBe(false);
});
