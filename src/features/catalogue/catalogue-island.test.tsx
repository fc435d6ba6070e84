import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brandsShown, catalogue, chips, visitCatalogue } from './catalogue-fixture.tsx';
import { listedWatch } from './listed-watch-fixture.ts';

const shown = [
  listedWatch({ brand: 'Rolex', model: 'Submariner', price: 14500 }),
  listedWatch({ brand: 'Tissot', model: 'Antimagnétique', price: 3800 }),
  listedWatch({ brand: 'Omega', model: 'Speedmaster', price: 7200 }),
];
const visit = (query = '', formPath?: string) => visitCatalogue(query, { shown, ...(formPath && { formPath }) });

const count = () => screen.getByRole('status').textContent;
const checkbox = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name} ?\\d*$`) });
/** The first of its name: each menu has a button that clears all filters. */
const button = (name: string) => screen.getAllByRole<HTMLButtonElement>('button', { name })[0] as HTMLButtonElement;
const sort = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' });

afterEach(cleanup);

describe('opening the catalogue', () => {
  test('shows every watch from A to Z, and how many there are', () => {
    visit();
    expect(brandsShown()).toEqual(['Omega', 'Rolex', 'Tissot']);
    expect(count()).toBe('3 watches');
    expect(chips()).toEqual([]);
  });

  test('with a query, the static page shows every watch, and hydration applies the query without a warning', async () => {
    history.replaceState(null, '', '/catalog?brand=rolex&sort=priceLow');
    document.documentElement.dataset['filtersPending'] = '';
    const html = renderToString(catalogue({ shown }));
    expect(html.match(/<article/g)).toHaveLength(3);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    expect(sort().disabled || sort().closest('fieldset')?.disabled).toBe(true);
    const complain = vi.fn();
    const complainOnConsole = vi.spyOn(console, 'error').mockImplementation(() => {});
    await act(async () => {
      render(catalogue({ shown }), { container, hydrate: true, onRecoverableError: complain });
    });
    expect(complain).not.toHaveBeenCalled();
    expect(complainOnConsole).not.toHaveBeenCalled();
    expect(brandsShown()).toEqual(['Rolex']);
    expect(sort().value).toBe('priceLow');
    expect(sort().closest('fieldset')?.disabled).toBe(false);
    expect(document.documentElement.dataset['filtersPending']).toBeUndefined();
    container.remove();
  });

  test('from a shared URL applies its brands and its order', () => {
    visit('?brand=tissot&brand=omega&sort=priceHigh');
    expect(brandsShown()).toEqual(['Omega', 'Tissot']);
    expect(chips()).toEqual(['Tissot', 'Omega']);
    expect(checkbox('Tissot').checked).toBe(true);
    expect(checkbox('Rolex').checked).toBe(false);
  });

  test('gives only the first picture priority', () => {
    visit();
    const loading = screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'lazy', 'lazy']);
  });
});

describe('selecting brands', () => {
  test('selecting a brand shows its watches, a chip and the new count', async () => {
    visit();
    await userEvent.click(checkbox('Rolex'));
    expect(brandsShown()).toEqual(['Rolex']);
    expect(chips()).toEqual(['Rolex']);
    expect(count()).toBe('1 watch');
    expect(screen.getByRole('button', { name: /^Brand/ }).textContent).toMatch(/1 filter selected$/);
  });

  test('a second brand is added, and selecting it again removes it', async () => {
    visit();
    await userEvent.click(checkbox('Rolex'));
    await userEvent.click(checkbox('Omega'));
    expect(brandsShown()).toEqual(['Omega', 'Rolex']);
    await userEvent.click(checkbox('Rolex'));
    expect(brandsShown()).toEqual(['Omega']);
  });

  test('a click on a chip removes only its brand', async () => {
    visit('?brand=rolex&brand=omega');
    await userEvent.click(button('Remove Rolex'));
    expect(chips()).toEqual(['Omega']);
    expect(brandsShown()).toEqual(['Omega']);
    expect(checkbox('Rolex').checked).toBe(false);
  });

  test("Clear Filters in a menu clears the menu's own filters and keeps the sort", async () => {
    visit('?brand=rolex&price=10000-20000&sort=priceLow');
    await userEvent.click(button('Clear Filters'));
    expect(chips()).toEqual(['$10,000 to $20,000']);
    expect(location.search).toBe('?price=10000-20000&sort=priceLow');
    expect(document.activeElement?.contains(checkbox('Omega'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('Clear All clears every filter and keeps the sort', async () => {
    visit('?brand=rolex&price=10000-20000&sort=priceLow');
    await userEvent.click(button('Clear All'));
    expect(brandsShown()).toEqual(['Tissot', 'Omega', 'Rolex']);
    expect(sort().value).toBe('priceLow');
    expect(chips()).toEqual([]);
    expect(location.search).toBe('?sort=priceLow');
  });

  test('a menu without a selection has no button that clears', () => {
    visit('?price=10000-20000');
    expect(screen.getAllByRole('button', { name: 'Clear Filters' })).toHaveLength(1);
    cleanup();
    visit();
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull();
  });
});

describe('sorting', () => {
  test('another order rearranges the cards and keeps the brands', async () => {
    visit('?brand=rolex&brand=tissot');
    await userEvent.selectOptions(sort(), 'Price: low to high');
    expect(brandsShown()).toEqual(['Tissot', 'Rolex']);
    expect(location.search).toBe('?brand=rolex&brand=tissot&sort=priceLow');
  });

  test('the six options are listed by name', () => {
    visit();
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

describe('the URL', () => {
  test('follows every change immediately, without a history entry and without scrolling', async () => {
    const pushState = vi.spyOn(history, 'pushState');
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const entries = history.length;
    visit();
    await userEvent.click(checkbox('Rolex'));
    expect(location.search).toBe('?brand=rolex');
    await userEvent.selectOptions(sort(), 'za');
    expect(location.search).toBe('?brand=rolex&sort=za');
    expect(history.length).toBe(entries);
    expect(pushState).not.toHaveBeenCalled();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('keeps its path, other parameters, the fragment and the history state', async () => {
    visit();
    act(() => history.replaceState({ from: 'home' }, '', '/de/catalog?utm_source=mail#main'));
    await userEvent.click(checkbox('Rolex'));
    expect(location.pathname + location.search + location.hash).toBe('/de/catalog?utm_source=mail&brand=rolex#main');
    expect(history.state).toEqual({ from: 'home' });
  });

  test('is followed when Back or Forward brings another query', () => {
    visit();
    act(() => {
      history.replaceState(null, '', '/catalog?brand=omega');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(brandsShown()).toEqual(['Omega']);
    expect(checkbox('Omega').checked).toBe(true);
  });

  test('with unknown brands shows every watch', () => {
    visit('?brand=swatch&sort=nonsense');
    expect(brandsShown()).toHaveLength(3);
    expect(sort().value).toBe('az');
  });
});

describe('the number behind a brand', () => {
  test('is the number of watches that it would leave, given the other filters, unless it is one', async () => {
    visit('?price=up-to-5000&price=5000-10000');
    const group = within(screen.getByRole('group', { name: 'Brand' }));
    const options = group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(options).toEqual(['Omega', 'Rolex0', 'Tissot']);
    await userEvent.click(button('Clear All'));
    expect(checkbox('Rolex').closest('label')?.textContent).toBe('Rolex');
  });
});

describe('when no watch matches', () => {
  test('the page says so, shows a count of 0, and can clear the filters but not the sort', async () => {
    visit('?brand=rolex&price=up-to-5000&sort=dateNew');
    expect(screen.getByText('No watches found matching your criteria.')).toBeTruthy();
    expect(count()).toBe('0 watches');
    expect(screen.queryByRole('list', { name: 'Watches' })).toBeNull();
    await userEvent.click(button('Clear all filters'));
    expect(location.search).toBe('?sort=dateNew');
    expect(brandsShown()).toHaveLength(3);
    expect(document.activeElement?.textContent).toContain('More filters');
  });

  test('the page says so for a shop without watches', () => {
    visitCatalogue('', { shown: [] });
    expect(screen.getByText('No watches found matching your criteria.')).toBeTruthy();
    expect(count()).toBe('0 watches');
  });
});

describe('searching', () => {
  const search = () => screen.getByRole('searchbox');

  test('shows the watches found, and disables options that would leave none of them', async () => {
    visit();
    await userEvent.type(search(), 'tissot');
    expect(brandsShown()).toEqual(['Tissot']);
    expect(checkbox('Omega').disabled).toBe(true);
    expect(checkbox('Tissot').disabled).toBe(false);
  });

  test('is kept when the filters are cleared, but not by the button of the empty list', async () => {
    visit('?brand=tissot&q=tissot');
    await userEvent.click(button('Clear All'));
    expect(location.search).toBe('?q=tissot');
    await userEvent.type(search(), ' no such watch');
    await userEvent.click(button('Clear all filters'));
    expect(location.search).toBe('');
    expect(brandsShown()).toHaveLength(3);
  });

  test('if it finds nothing, the link to ask for a watch has the words', () => {
    visit('?q=Heuer+%26+Leuba');
    const link = screen.getByRole('link', { name: 'Tell us what you are looking for' });
    const href = new URL(link.getAttribute('href') ?? '');
    expect(href.searchParams.get('text')).toBe('Hello, I am looking for a watch: Heuer & Leuba');
  });

  test('if it finds nothing and the forms send, that link leads to the form', () => {
    visit('?q=Heuer+%26+Leuba', '/de/sell');
    const link = screen.getByRole('link', { name: 'Tell us what you are looking for' });
    expect(link.getAttribute('href')).toBe('/de/sell?intent=find&model=Heuer+%26+Leuba#write');
  });
});

describe('a failure in the catalogue', () => {
  test('is shown in its place and can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // An error while parsing the query, as an example.
    const broken = vi.spyOn(URLSearchParams.prototype, 'getAll').mockImplementation(() => {
      throw new Error('broken');
    });
    visit();
    expect(screen.getByRole('alert').textContent).toContain('Unexpected Application Error!');
    broken.mockRestore();
    await userEvent.click(button('Try again'));
    expect(count()).toBe('3 watches');
    expect(brandsShown()).toHaveLength(3);
  });
});
