// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { notePlace, platesId, readPlates, showPlates } from './page-plates.ts';

const shown = () => [...document.querySelectorAll(`#${platesId} > li`)].map((item) => item.textContent);

/** Lets as many frames be painted as a list of some hundred plates is filled in. */
async function fill() {
  for (let count = 0; count < 8; count++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

beforeEach(() => {
  const items = Array.from(
    { length: 200 },
    (_, index) =>
      `<li data-brand="b${index % 3}" data-price="${1000 + index}" data-year="${1900 + index}">${index}</li>`,
  );
  document.body.innerHTML = `<ul id="${platesId}">${items.join('')}</ul>`;
});

test('a plate is read by what its item says of itself', () => {
  expect(readPlates()?.[4]).toMatchObject({ brandSlug: 'b1', price: 1004, year: 1904 });
});

test('all plates are known, whichever are shown', async () => {
  const plates = readPlates() ?? [];
  showPlates(plates.slice(0, 2));
  await fill();
  expect(shown()).toEqual(['0', '1']);
  expect(readPlates()).toBe(plates);
});

test('a choice made while the list is still being filled takes no plate from the next', async () => {
  const plates = readPlates() ?? [];
  showPlates(plates.toReversed());
  showPlates(plates.slice(0, 60));
  await fill();
  expect(shown()).toEqual(Array.from({ length: 60 }, (_, index) => String(index)));
});

test('the place is what it was before the page changed', () => {
  const plates = readPlates() ?? [];
  const box = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  box.mockReturnValue({ top: -10_000, height: 20_000 } as DOMRect);
  notePlace();
  box.mockReturnValue({ top: 0, height: 20_000 } as DOMRect);
  showPlates(plates.toReversed());
  expect(shown().length).toBeGreaterThan(100);
  showPlates(plates);
  expect(shown().length).toBeLessThan(20);
});

test('a page without plates has none to show', () => {
  document.body.innerHTML = '';
  expect(readPlates()).toBeUndefined();
  expect(() => {
    notePlace();
    showPlates([]);
  }).not.toThrow();
});
