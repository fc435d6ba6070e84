// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressLeft, cataloguePage, leaveCatalogue } from './catalogue-fixture.tsx';
import { joinChoices } from './early-choice.ts';
import { watchFixture } from './watch-fixture.ts';

const watches = ['Omega', 'Rolex', 'Tissot', 'Longines'].map((brand, index) =>
  watchFixture({ brand, price: 4000 + 4000 * index }),
);
const catalogue = cataloguePage(watches);
let container: HTMLElement;
// jsdom knows no popovers: the menus stand open.
document.head.append(Object.assign(document.createElement('style'), { textContent: '[popover] { display: block }' }));

interface EarlyChoice {
  /** Values of the boxes and bands that are pressed. */
  presses?: string[];
  /** What is typed, by the names of the fields. */
  types?: Record<string, string>;
  /** The name of the field in which the visitor is when the script comes. */
  staysIn?: string;
  sort?: string;
}

/** The static page, in which a visitor chooses before the script has come; then the script comes. */
async function chooseEarly(address: string, { presses = [], types = {}, staysIn, sort }: EarlyChoice) {
  history.replaceState(null, '', address);
  container.innerHTML = renderToString(catalogue);
  const input = (selector: string) => container.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
  for (const value of presses) input(`[value="${value}"]`).click();
  for (const [name, text] of Object.entries(types)) input(`[name=${name}]`).value = text;
  if (staysIn) input(`[name=${staysIn}]`).focus();
  const select = container.querySelector('select');
  if (select && sort) select.value = sort;
  const complain = vi.spyOn(console, 'error');
  await act(async () => render(catalogue, { container, hydrate: true, onRecoverableError: complain }));
  expect(complain).not.toHaveBeenCalled();
}

const field = (name: 'From' | 'To') => screen.getByRole<HTMLInputElement>('textbox', { name });

const shown = () => screen.getAllByRole('article').map((plate) => plate.querySelector('h2 bdi')?.textContent);

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  leaveCatalogue();
  container.remove();
});

describe('what is chosen before the catalogue comes to life', () => {
  test('applies once it has, and stands in the address', async () => {
    await chooseEarly('/catalog', { presses: ['rolex', 'tissot'], sort: 'za' });
    expect(shown()).toEqual(['Tissot', 'Rolex']);
    expect(addressLeft().search).toBe('?brand=rolex&brand=tissot&sort=za');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Rolex' }).checked).toBe(true);
  });

  test('is added to what the address asked for', async () => {
    await chooseEarly('/catalog?brand=omega&sort=za', { presses: ['rolex'] });
    expect(shown()).toEqual(['Rolex', 'Omega']);
    expect(addressLeft().search).toBe('?brand=omega&brand=rolex&sort=za');
  });

  test('leaves the address alone when it is nothing', async () => {
    await chooseEarly('/catalog?utm_source=mail', {});
    expect(shown()).toEqual(['Longines', 'Omega', 'Rolex', 'Tissot']);
    expect(addressLeft().search).toBe('?utm_source=mail');
  });

  test('a price that was typed applies, in place of that of the address', async () => {
    await chooseEarly('/catalog?priceMin=9000&brand=omega', { types: { priceMax: '8,000' } });
    expect(shown()).toEqual(['Omega']);
    expect(addressLeft().search).toBe('?brand=omega&priceMax=8000');
    expect([field('From').value, field('To').value]).toEqual(['', '8000']);
  });

  test('a band that was pressed applies', async () => {
    await chooseEarly('/catalog', { presses: ['5000-10000'] });
    expect(shown()).toEqual(['Rolex']);
    expect(addressLeft().search).toBe('?priceMin=5000&priceMax=10000');
  });

  test('a price that was typed goes before a band that was pressed', async () => {
    await chooseEarly('/catalog', { presses: ['5000-10000'], types: { priceMin: '12000' } });
    expect(addressLeft().search).toBe('?priceMin=12000');
  });

  test('a bound that is still being typed is neither lost nor taken for whole', async () => {
    await chooseEarly('/catalog?priceMin=5000', { presses: ['rolex'], types: { priceMax: '12' }, staysIn: 'priceMax' });
    expect(addressLeft().search).toBe('?brand=rolex&priceMin=5000');
    expect(field('To').value).toBe('12');
    expect(document.activeElement).toBe(field('To'));
    await userEvent.keyboard('000{Enter}');
    expect(addressLeft().search).toBe('?brand=rolex&priceMin=5000&priceMax=12000');
  });
});

describe('two choices joined', () => {
  test('name each brand once, and the early sort goes before that of the address', () => {
    const address = { brands: ['omega', 'rolex'], price: { min: 5000 }, sort: 'za' } as const;
    expect(joinChoices(address, { brands: ['rolex', 'iwc'], price: {}, sort: 'priceLow' })).toEqual({
      brands: ['omega', 'rolex', 'iwc'],
      price: { min: 5000 },
      sort: 'priceLow',
    });
    expect(joinChoices(address, { brands: [], price: {}, sort: 'az' })).toEqual(address);
  });

  test('have one price: the early one as a whole, so that bounds of two minds are never mixed', () => {
    const address = { brands: [], price: { min: 5000 }, sort: 'az' } as const;
    expect(joinChoices(address, { ...address, price: { max: 4000 } }).price).toEqual({ max: 4000 });
  });
});
