// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillList } from './fill-list.ts';

let list: HTMLElement;

/** Items by the letters and numbers that they say. */
const items = (...texts: string[]) =>
  texts.map((textContent) => Object.assign(document.createElement('li'), { textContent }));
const many = (count: number) => items(...Array.from({ length: count }, (_, index) => String(index)));
const shown = () => [...document.querySelectorAll('#list > li')].map((item) => item.textContent);

/** Lets a frame be painted, and what follows it happen. */
async function frame() {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  document.body.innerHTML = '<ul id="list" aria-label="List"></ul>';
  list = document.querySelector('ul') as HTMLElement;
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a few items', () => {
  test('are there at once, in their order, and the list stays the same', () => {
    const all = items('a', 'b', 'c');
    list.append(...all);
    const filling = fillList(
      list,
      all.toReversed().filter((item) => item.textContent !== 'b'),
    );
    expect(shown()).toEqual(['c', 'a']);
    expect(filling.list).toBe(list);
  });

  test('if there are none, the list is hidden, and is seen again with the next', () => {
    list.append(...items('a'));
    fillList(list, []);
    expect(list.hidden).toBe(true);
    fillList(list, items('b'));
    expect(list.hidden).toBe(false);
  });
});

describe('many items', () => {
  test('begin with the first at once; the others follow, in their order', async () => {
    const all = many(250);
    list.append(...all);
    const reversed = all.toReversed();
    fillList(list, reversed);
    expect(shown()).toEqual(Array.from({ length: 10 }, (_, index) => String(249 - index)));
    const lengths = [];
    for (let count = 0; count < 6; count++) {
      await frame();
      lengths.push(shown().length);
    }
    // The list before is hidden first, then taken out.
    expect(lengths).toEqual([10, 10, 110, 210, 250, 250]);
    expect(shown()).toEqual(reversed.map((item) => item.textContent));
  });

  test('take the place of the others in a list of the same id and name; nothing is left behind', async () => {
    list.append(...many(100));
    fillList(list, items('a'));
    expect(shown()).toEqual(['a']);
    expect(document.querySelectorAll('#list')).toHaveLength(1);
    expect(document.getElementById('list')?.ariaLabel).toBe('List');
    await frame();
    await frame();
    expect(document.querySelectorAll('ul')).toHaveLength(1);
  });

  test('reach as far as the visitor has scrolled, so that the place is kept', () => {
    list.append(...many(100));
    // 100 pixels an item: 50 of them are above the window. Two windows have room for five of the smallest.
    const box = { top: -5000, height: 10_000 } as DOMRect;
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
    vi.stubGlobal('innerWidth', 540);
    vi.stubGlobal('innerHeight', 800);
    fillList(list, many(100));
    expect(shown()).toHaveLength(55);
  });

  test('that are no longer wanted stop to follow', async () => {
    list.append(...many(250));
    const filling = fillList(list, many(250));
    filling.stop();
    const next = fillList(filling.list, many(60).toReversed());
    for (let count = 0; count < 5; count++) await frame();
    expect(shown()).toEqual(many(60).map((_, index) => String(59 - index)));
    expect(document.querySelectorAll('ul')).toHaveLength(1);
    expect(next.list.isConnected).toBe(true);
  });
});
