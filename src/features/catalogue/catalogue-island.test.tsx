import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brandsShown, catalogue, chips, visitCatalogue } from './catalogue-fixture.tsx';
import { catalogueWatch, listedWatch } from './listed-watch-fixture.ts';

const shown = [
  listedWatch({ brand: 'Rolex', model: 'Submariner', price: 14500 }),
  listedWatch({ brand: 'Tissot', model: 'Antimagnétique', price: 3800 }),
  listedWatch({ brand: 'Omega', model: 'Speedmaster', price: 7200 }),
];
const visit = (query = '') => visitCatalogue(query, { shown });

/** The visible text. It is announced after a delay. */
const count = () => screen.getByRole('status').previousElementSibling?.textContent;
const checkbox = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name} ?\\d+$`) });
/** The first of its name: each menu has a button that clears all filters. */
const button = (name: string) => screen.getAllByRole<HTMLButtonElement>('button', { name })[0] as HTMLButtonElement;
const sort = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });

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

  test.each(['Clear Filters', 'Clear All'])('%s clears the selection and keeps the sort', async (name) => {
    visit('?brand=rolex&brand=omega&sort=priceLow');
    await userEvent.click(button(name));
    expect(brandsShown()).toEqual(['Tissot', 'Omega', 'Rolex']);
    expect(sort().value).toBe('priceLow');
    expect(chips()).toEqual([]);
    expect(location.search).toBe('?sort=priceLow');
  });

  test('without a selection there are no buttons that clear', () => {
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
  test('is the number of watches that it would leave, given the other filters', async () => {
    visit('?price=up-to-5000&price=5000-10000');
    const group = within(screen.getByRole('group', { name: 'Brand' }));
    const options = group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(options).toEqual(['Omega1', 'Rolex0', 'Tissot1']);
    await userEvent.click(button('Clear All'));
    expect(checkbox('Rolex').closest('label')?.textContent).toBe('Rolex1');
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
    expect(document.activeElement).toBe(button('Brand'));
  });

  test('the page says so for a shop without watches', () => {
    visitCatalogue('', { shown: [] });
    expect(screen.getByText('No watches found matching your criteria.')).toBeTruthy();
    expect(count()).toBe('0 watches');
  });
});

describe('a large collection', () => {
  const hrefs = { data: '/catalog/watches.json', page: '/catalog/all' };
  const others = [catalogueWatch(listedWatch({ brand: 'Zenith', price: 2900 }))];
  /** Answers the request for the rest when called. */
  function holdRest(answer: () => Response) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => promise.then(answer));
    return { fetched, release: () => act(async () => resolve()) };
  }

  test('fetches the rest once, and shows it after the watches of the page', async () => {
    const { fetched, release } = holdRest(() => Response.json(others));
    visitCatalogue('', { shown, others: hrefs });
    expect(brandsShown()).toEqual(['Omega', 'Rolex', 'Tissot']);
    await release();
    expect(brandsShown()).toEqual(['Omega', 'Rolex', 'Tissot', 'Zenith']);
    expect(fetched.mock.calls.map(([href]) => href)).toEqual(['/catalog/watches.json']);
  });

  test('waits for the rest before it filters or sorts', async () => {
    const { release } = holdRest(() => Response.json(others));
    visitCatalogue('?sort=priceLow', { shown, others: hrefs });
    expect(brandsShown()).toEqual(['Omega', 'Rolex', 'Tissot']);
    await release();
    expect(brandsShown()).toEqual(['Zenith', 'Tissot', 'Omega', 'Rolex']);
  });

  test('if the rest failed to load, counts the shown watches with a filter, and all watches without', async () => {
    const { release } = holdRest(() => new Response('', { status: 500 }));
    visitCatalogue('?brand=tissot&price=5000-10000', { shown, others: hrefs, total: 120 });
    expect(count()).toBe('120 watches');
    await release();
    expect(screen.getByText('No watches found matching your criteria.')).toBeTruthy();
    expect(count()).toBe('0 watches');
    await userEvent.click(button('Clear all filters'));
    expect(count()).toBe('120 watches');
  });

  test('says that the rest failed to load, sorts the first watches, and can retry', async () => {
    const answers = [() => new Response('', { status: 500 }), () => Response.json(others)];
    const { release } = holdRest(() => answers.shift()?.() ?? Response.error());
    visitCatalogue('?sort=priceLow', { shown, others: hrefs });
    await release();
    expect(screen.getByRole('alert').textContent).toContain('The other watches could not be loaded.');
    expect(brandsShown()).toEqual(['Tissot', 'Omega', 'Rolex']);
    // Retries only when the visitor asks.
    await userEvent.hover(screen.getByRole('combobox', { name: 'Sort by' }));
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All watches as a plain list' }).getAttribute('href')).toBe('/catalog/all');
    await userEvent.click(button('Try again'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(brandsShown()).toHaveLength(4);
  });
});

describe('searching', () => {
  const texts = { Rolex: 'rolex submariner steel', Tissot: 'tissot antimagnetique steel', Omega: 'omega speedmaster' };
  const searchTexts = Object.fromEntries(shown.map(({ id, brand }) => [id, texts[brand as keyof typeof texts]]));
  const search = () => screen.getByRole('searchbox');
  /** Answers the requests for the search texts, one after the other. */
  const answer = (...answers: Response[]) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() ?? Response.error());

  test('an option counts the search results, and an empty result can be cleared with the filters', async () => {
    answer(Response.json(searchTexts));
    visit('?q=steel');
    await vi.waitFor(() => expect(brandsShown()).toEqual(['Rolex', 'Tissot']));
    // The count is deferred.
    await vi.waitFor(() => expect(count()).toBe('2 watches'));
    expect(checkbox('Omega').disabled).toBe(true);
    expect(checkbox('Rolex').disabled).toBe(false);
    await userEvent.click(checkbox('Rolex'));
    await userEvent.click(button('Clear All'));
    expect(location.search).toBe('?q=steel');
    await userEvent.clear(search());
    await userEvent.type(search(), 'no such watch');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    expect(location.search).toBe('');
    expect(brandsShown()).toHaveLength(3);
  });

  test('the search texts are fetched on the first focus; a failure is shown and can be retried', async () => {
    const failure = () => new Response('', { status: 500 });
    const fetched = answer(failure(), failure(), Response.json(searchTexts));
    visit();
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.click(search());
    await userEvent.keyboard('omega');
    expect((await screen.findByRole('alert')).textContent).toContain('The search could not be loaded');
    expect(brandsShown()).toHaveLength(3);
    await userEvent.click(button('Try again'));
    await vi.waitFor(() => expect(brandsShown()).toEqual(['Omega']));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(new Set(fetched.mock.calls.map(([href]) => href))).toEqual(new Set(['/catalog/search.json']));
  });
});

describe('a failure in the catalogue', () => {
  test('is shown in its place and can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // An error while parsing the query, as an example.
    const broken = vi.spyOn(URLSearchParams.prototype, 'getAll').mockImplementation(() => {
      throw new Error('broken');
    });
    document.documentElement.dataset['filtersPending'] = '';
    visit();
    expect(screen.getByRole('alert').textContent).toContain('Unexpected Application Error!');
    expect(document.documentElement.dataset['filtersPending']).toBeUndefined();
    broken.mockRestore();
    await userEvent.click(button('Try again'));
    expect(count()).toBe('3 watches');
    expect(brandsShown()).toHaveLength(3);
  });
});
