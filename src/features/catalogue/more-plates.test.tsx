// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bringMorePlates } from './more-plates.ts';
import {
  holderAttribute,
  notePlace,
  platesAreRead,
  platesId,
  readPlates,
  showPlates,
  whenPlatesHaveCome,
} from './page-plates.ts';
import { Plates } from './plates.tsx';
import { watchFixture } from './watch-fixture.ts';

const names = Array.from({ length: 300 }, (_, index) => `Model ${index + 1}`);
const watches = names.map((model) => watchFixture({ brand: 'Omega', model }));

const shown = () => [...document.querySelectorAll(`#${platesId} > li [class*=model]`)].map((name) => name.textContent);

/** Opens the page. To jsdom, as to a browser with scripts, what stands in a `noscript` is text. */
function openPage() {
  document.body.innerHTML = renderToStaticMarkup(<Plates locale="en" label="Watches" watches={watches} />);
}

/** @param type how the visitor came here, as Navigation Timing has it */
function run(type: NavigationTimingType = 'navigate') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);
  bringMorePlates(platesId, holderAttribute, platesAreRead);
}

/** Lets frames be painted until something is so. */
const frames = (check: () => void) => vi.waitFor(check, { interval: 1 });
const read = () => frames(() => expect(readPlates()).toBeDefined());
const brought = () => frames(() => expect(document.querySelector(`[${holderAttribute}]`)).toBeNull());

beforeEach(openPage);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a few plates all stand in the list', () => {
  const markup = renderToStaticMarkup(<Plates locale="en" label="Watches" watches={watches.slice(0, 48)} />);
  expect(markup).not.toContain('noscript');
  expect(markup.match(/<article/g)).toHaveLength(48);
});

test('without script every plate stands in a list, once, in order', () => {
  for (const holder of document.querySelectorAll('noscript')) holder.outerHTML = holder.textContent;
  const all = [...document.querySelectorAll('ul[aria-label="Watches"] > li [class*=model]')];
  expect(all.map((name) => name.textContent)).toEqual(names);
});

test('the others follow frame by frame, until the list has them all in order', async () => {
  run();
  expect(shown()).toHaveLength(48);
  await brought();
  expect(shown()).toEqual(names);
});

test.each<NavigationTimingType>(['back_forward', 'reload'])('they are there at once after %s', (type) => {
  run(type);
  expect(shown()).toEqual(names);
});

test('they are there at once when the page is printed', async () => {
  run();
  dispatchEvent(new Event('beforeprint'));
  expect(shown()).toEqual(names);
  for (let count = 0; count < 5; count++) await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(shown()).toEqual(names);
});

describe('the controls', () => {
  test('wait until every plate is known, and are told', async () => {
    const listener = vi.fn();
    const leave = whenPlatesHaveCome(listener);
    run();
    expect(readPlates()).toBeUndefined();
    await read();
    expect(listener).toHaveBeenCalled();
    expect(readPlates()).toHaveLength(300);
    leave();
  });

  test('know all of them, also after a press that came before', async () => {
    run();
    notePlace();
    await read();
    expect(readPlates()).toHaveLength(300);
  });

  test('choose among all of them though the list has only the first', async () => {
    run();
    await read();
    const plates = readPlates() ?? [];
    expect(shown().length).toBeLessThan(300);
    showPlates([299, 0].map((index) => plates[index] as (typeof plates)[number]));
    await frames(() => expect(shown()).toEqual(['Model 300', 'Model 1']));
    // What was still to be brought is not.
    await brought();
    for (let count = 0; count < 5; count++) await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(shown()).toEqual(['Model 300', 'Model 1']);
    showPlates(plates);
    await frames(() => expect(shown()).toEqual(names));
  });
});

test('under Trusted Types markup is made of the page alone, whatever is passed', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules as { createHTML: (...args: unknown[]) => string });
  vi.stubGlobal('trustedTypes', { createPolicy });
  run();
  await brought();
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('plates', expect.anything());
  const policy = createPolicy.mock.results[0]?.value;
  const holder = Object.assign(document.createElement('noscript'), { textContent: 'of the page' });
  expect(policy?.createHTML('<img onerror=alert(1)>', holder)).toBe('of the page');
});
