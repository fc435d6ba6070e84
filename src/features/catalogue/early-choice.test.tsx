// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Catalogue } from './catalogue.tsx';
import { catalogueTexts } from './catalogue-texts.ts';
import { joinChoices } from './early-choice.ts';
import { watchFixture } from './watch-fixture.ts';

const watches = ['Omega', 'Rolex', 'Tissot'].map((brand) => watchFixture({ brand }));
const catalogue = <Catalogue locale="en" texts={catalogueTexts('en')} watches={watches} />;
let container: HTMLElement;

/** The static page, in which a visitor chooses before the script has come; then the script comes. */
async function chooseEarly(address: string, brands: string[], sort?: string) {
  history.replaceState(null, '', address);
  container.innerHTML = renderToString(catalogue);
  for (const brand of brands) container.querySelector<HTMLInputElement>(`[value="${brand}"]`)?.click();
  const select = container.querySelector('select');
  if (select && sort) select.value = sort;
  await act(async () => render(catalogue, { container, hydrate: true }));
}

const shown = () => screen.getAllByRole('article').map((plate) => plate.querySelector('h2 bdi')?.textContent);

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  cleanup();
  container.remove();
});

describe('what is chosen before the catalogue comes to life', () => {
  test('applies once it has, and stands in the address', async () => {
    await chooseEarly('/catalog', ['rolex', 'tissot'], 'za');
    expect(shown()).toEqual(['Tissot', 'Rolex']);
    expect(location.search).toBe('?brand=rolex&brand=tissot&sort=za');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Rolex', hidden: true }).checked).toBe(true);
  });

  test('is added to what the address asked for', async () => {
    await chooseEarly('/catalog?brand=omega&sort=za', ['rolex']);
    expect(shown()).toEqual(['Rolex', 'Omega']);
    expect(location.search).toBe('?brand=omega&brand=rolex&sort=za');
  });

  test('leaves the address alone when it is nothing', async () => {
    await chooseEarly('/catalog?utm_source=mail', []);
    expect(shown()).toEqual(['Omega', 'Rolex', 'Tissot']);
    expect(location.search).toBe('?utm_source=mail');
  });
});

describe('two choices joined', () => {
  test('name each brand once, and the early sort goes before that of the address', () => {
    const address = { brands: ['omega', 'rolex'], sort: 'za' } as const;
    expect(joinChoices(address, { brands: ['rolex', 'iwc'], sort: 'priceLow' })).toEqual({
      brands: ['omega', 'rolex', 'iwc'],
      sort: 'priceLow',
    });
    expect(joinChoices(address, { brands: [], sort: 'az' })).toEqual(address);
  });
});
