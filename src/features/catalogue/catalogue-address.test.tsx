// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WatchSummary } from '../../content/watch-summary.ts';
import { addressLeft, cataloguePage, leaveCatalogue } from './catalogue-fixture.tsx';
import { watchFixture } from './watch-fixture.ts';

const rolex = watchFixture({ brand: 'Rolex' });
const omega = watchFixture({ brand: 'Omega' });

function renderCatalogue(watches: WatchSummary[] = [rolex, omega]) {
  render(cataloguePage(watches));
}

/** Inside the brand menu, which jsdom leaves closed: it knows no popovers. */
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });

beforeEach(() => history.replaceState(null, '', '/catalog'));
afterEach(leaveCatalogue);

describe('the address of the catalogue', () => {
  test('follows the choice without an entry in the history and without scrolling', async () => {
    const pushState = vi.spyOn(history, 'pushState');
    const scrolls = [
      vi.spyOn(window, 'scrollTo').mockImplementation(() => {}),
      vi.spyOn(window, 'scroll').mockImplementation(() => {}),
    ];
    const entries = history.length;
    renderCatalogue();
    await userEvent.click(checkbox('Rolex'));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'za');
    expect(addressLeft().pathname + location.search).toBe('/catalog?brand=rolex&sort=za');
    expect(history.length).toBe(entries);
    expect(pushState).not.toHaveBeenCalled();
    for (const scroll of scrolls) expect(scroll).not.toHaveBeenCalled();
  });

  test('keeps the language, the parameters of others, the fragment and the state of the history', async () => {
    history.replaceState({ from: 'home' }, '', '/de/catalog?utm_source=mail#main');
    renderCatalogue();
    await userEvent.click(checkbox('Rolex'));
    expect(addressLeft().pathname + location.search + location.hash).toBe(
      '/de/catalog?utm_source=mail&brand=rolex#main',
    );
    expect(history.state).toEqual({ from: 'home' });
  });

  test('is followed when Back or Forward brings another query', () => {
    renderCatalogue();
    act(() => {
      history.replaceState(null, '', '/catalog?brand=omega');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(checkbox('Omega').checked).toBe(true);
  });

  test('with brands that the shop has not shows every watch', () => {
    history.replaceState(null, '', '/catalog?brand=swatch&sort=nonsense');
    renderCatalogue();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('az');
  });
});

describe('when no watch matches', () => {
  test('the page says so and counts none', () => {
    renderCatalogue([]);
    expect(screen.getByText('No watches found matching your criteria.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 watches');
    expect(screen.queryByRole('list', { name: 'Watches' })).toBeNull();
  });

  test("'Clear all filters' takes the brands out of the address and keeps the sort", async () => {
    history.replaceState(null, '', '/catalog?brand=rolex&sort=dateNew');
    renderCatalogue([]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(addressLeft().search).toBe('?sort=dateNew');
  });
});

describe('a failure in the catalogue', () => {
  test('is told in place of the controls, leaves the watches, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // A broken reading of the address stands for any error inside.
    const broken = vi.spyOn(URLSearchParams.prototype, 'getAll').mockImplementation(() => {
      throw new Error('broken');
    });
    renderCatalogue();
    expect(screen.getByRole('alert').textContent).toContain('Unexpected Application Error!');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    broken.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('status').textContent).toBe('2 watches');
    expect(screen.getByRole('combobox')).toBeTruthy();
  });
});
