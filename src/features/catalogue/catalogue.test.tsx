// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressLeft, cataloguePage, leaveCatalogue } from './catalogue-fixture.tsx';
import { watchFixture } from './watch-fixture.ts';

const watches = [
  watchFixture({ brand: 'Rolex', model: 'Submariner', price: 14500 }),
  watchFixture({ brand: 'Tissot', model: 'Antimagnétique', price: 3800 }),
  watchFixture({ brand: 'Omega', model: 'Speedmaster', price: 7200 }),
];

const catalogue = cataloguePage(watches);

/** The brands on the page's plates, in their order. */
function plates() {
  return within(screen.getByRole('list', { name: 'Watches' }))
    .getAllByRole('article')
    .map((plate) => plate.querySelector('h2 bdi')?.textContent);
}

const count = () => screen.getByRole('status').textContent;
/** Inside the brand menu, which jsdom leaves closed: it knows no popovers. */
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
const chips = () => screen.queryAllByRole('button', { name: /^Remove / }).map((chip) => chip.textContent);
/** The first of its name: each menu has a button that clears. */
const button = (name: string) =>
  screen.getAllByRole<HTMLButtonElement>('button', { name, hidden: true })[0] as HTMLButtonElement;
const sort = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });

function visit(address: string) {
  history.replaceState(null, '', address);
}

beforeEach(() => visit('/catalog'));
afterEach(leaveCatalogue);

describe('opening the catalogue', () => {
  test('shows every watch from A to Z, and how many there are', () => {
    render(catalogue);
    expect(plates()).toEqual(['Omega', 'Rolex', 'Tissot']);
    expect(count()).toBe('3 watches');
    expect(chips()).toEqual([]);
  });

  test('with a query, the static page and the first render show every watch; only then the choice applies', async () => {
    visit('/catalog?brand=rolex&sort=priceLow');
    const html = renderToString(catalogue);
    expect(html.match(/<article/g)).toHaveLength(3);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const complain = vi.fn();
    const complainOnConsole = vi.spyOn(console, 'error').mockImplementation(() => {});
    await act(async () => {
      render(catalogue, { container, hydrate: true, onRecoverableError: complain });
    });
    expect(complain).not.toHaveBeenCalled();
    expect(complainOnConsole).not.toHaveBeenCalled();
    expect(plates()).toEqual(['Rolex']);
    expect(sort().value).toBe('priceLow');
    container.remove();
  });

  test('from a shared address shows its brands as chips and its order', () => {
    visit('/catalog?brand=tissot&brand=omega&sort=priceHigh');
    render(catalogue);
    expect(plates()).toEqual(['Omega', 'Tissot']);
    expect(chips()).toEqual(['Tissot', 'Omega']);
    expect(checkbox('Tissot').checked).toBe(true);
    expect(checkbox('Rolex').checked).toBe(false);
  });

  test('while the page is still coming shows what has come; the choice applies to all of it', () => {
    visit('/catalog?brand=rolex&brand=omega&sort=priceHigh');
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    render(catalogue);
    expect(plates()).toEqual(['Omega', 'Rolex', 'Tissot']);
    expect(count()).toBe('3 watches');
    expect(chips()).toEqual(['Rolex', 'Omega']);
    state.mockReturnValue('interactive');
    act(() => void document.dispatchEvent(new Event('DOMContentLoaded')));
    expect(plates()).toEqual(['Rolex', 'Omega']);
    expect(count()).toBe('2 watches');
  });

  test('only the first picture is fetched before the others', () => {
    render(catalogue);
    const loading = screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'lazy', 'lazy']);
  });
});

describe('choosing brands', () => {
  test('a tick in the brand menu shows that brand, a chip and the new count', async () => {
    render(catalogue);
    await userEvent.click(checkbox('Rolex'));
    expect(plates()).toEqual(['Rolex']);
    expect(chips()).toEqual(['Rolex']);
    expect(count()).toBe('1 watch');
    expect(screen.getByText(/1 brand selected$/)).toBeTruthy();
  });

  test('a second tick adds, ticking again takes away', async () => {
    render(catalogue);
    await userEvent.click(checkbox('Rolex'));
    await userEvent.click(checkbox('Omega'));
    expect(plates()).toEqual(['Omega', 'Rolex']);
    await userEvent.click(checkbox('Rolex'));
    expect(plates()).toEqual(['Omega']);
  });

  test('a press on a chip removes its brand only', async () => {
    visit('/catalog?brand=rolex&brand=omega');
    render(catalogue);
    await userEvent.click(button('Remove Rolex'));
    expect(chips()).toEqual(['Omega']);
    expect(plates()).toEqual(['Omega']);
    expect(checkbox('Rolex').checked).toBe(false);
  });

  test.each(['Clear Filters', 'Clear All'])('%s empties the selection and keeps the sort', async (name) => {
    visit('/catalog?brand=rolex&brand=omega&sort=priceLow');
    render(catalogue);
    await userEvent.click(button(name));
    expect(plates()).toEqual(['Tissot', 'Omega', 'Rolex']);
    expect(sort().value).toBe('priceLow');
    expect(chips()).toEqual([]);
    expect(addressLeft().search).toBe('?sort=priceLow');
  });

  test('with nothing chosen there is nothing to clear', () => {
    render(catalogue);
    expect(button('Clear Filters').getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull();
  });
});

test('the plates are the same all along: taken out and moved, never made anew', async () => {
  render(catalogue);
  const articles = screen.getAllByRole('article');
  await userEvent.selectOptions(sort(), 'Brand: Z-A');
  await userEvent.click(checkbox('Rolex'));
  await userEvent.click(checkbox('Tissot'));
  expect(screen.getAllByRole('article')).toEqual([articles[2], articles[1]]);
  await userEvent.click(button('Clear All'));
  await userEvent.selectOptions(sort(), 'Brand: A-Z');
  expect(screen.getAllByRole('article')).toEqual(articles);
});

describe('sorting', () => {
  test('another order rearranges the plates and keeps the brands', async () => {
    visit('/catalog?brand=rolex&brand=tissot');
    render(catalogue);
    await userEvent.selectOptions(sort(), 'Price: low to high');
    expect(plates()).toEqual(['Tissot', 'Rolex']);
    expect(addressLeft().search).toBe('?brand=rolex&brand=tissot&sort=priceLow');
  });

  test('the six orders are offered by name', () => {
    render(catalogue);
    expect([...sort().options].map((option) => option.text)).toEqual([
      'Brand: A-Z',
      'Brand: Z-A',
      'Price: low to high',
      'Price: high to low',
      'Year: old to new',
      'Year: new to old',
    ]);
  });
});
