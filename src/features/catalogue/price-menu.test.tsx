// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { addressLeft, chips, field, leaveCatalogue, plates, visitCatalogue } from './catalogue-fixture.tsx';
import { watchFixture } from './watch-fixture.ts';

const toggle = () => screen.getByRole('button', { name: /^Price/ });
const band = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(leaveCatalogue);

describe('the bands', () => {
  test('set the two bounds, and any price takes them away', async () => {
    visitCatalogue('?sort=priceLow');
    expect(screen.getAllByRole('radio', { hidden: true }).map((radio) => radio.parentElement?.textContent)).toEqual([
      'Any price',
      'Up to $5,000',
      '$5,000 to $10,000',
      '$10,000 to $20,000',
      'From $20,000',
    ]);
    expect(band('Any price').checked).toBe(true);
    await userEvent.click(band('$5,000 to $10,000'));
    expect(plates()).toEqual(['Rolex']);
    expect([field('From').value, field('To').value]).toEqual(['5000', '10000']);
    expect(addressLeft().search).toBe('?priceMin=5000&priceMax=10000&sort=priceLow');
    await userEvent.click(band('Any price'));
    expect(plates()).toHaveLength(5);
    expect(addressLeft().search).toBe('?sort=priceLow');
  });

  test('none is marked where the bounds are others', () => {
    visitCatalogue('?priceMin=5000&priceMax=9000');
    const marked = screen.getAllByRole<HTMLInputElement>('radio', { hidden: true }).filter(({ checked }) => checked);
    expect(marked).toEqual([]);
  });

  test('are left out where prices lie too close together, the fields are not', () => {
    visitCatalogue('', { shown: [watchFixture({ brand: 'Omega', price: 6000 }), watchFixture({ price: 7000 })] });
    expect(screen.queryAllByRole('radio', { hidden: true })).toEqual([]);
    expect(field('From')).toBeTruthy();
  });

  test('and the whole menu are left out where there is but one price', () => {
    visitCatalogue('?priceMin=1', { shown: [watchFixture({ price: 6000 })] });
    expect(screen.queryByRole('button', { name: /^Price/ })).toBeNull();
    expect(plates()).toHaveLength(1);
  });
});

describe('the price that is chosen', () => {
  test.each([
    ['?priceMin=5000&priceMax=10000', '$5,000 to $10,000'],
    ['?priceMin=5000', 'From $5,000'],
    ['?priceMax=10000', 'Up to $10,000'],
    ['?priceMin=1234567', 'From $1,234,567'],
  ])('%s is told by a chip and by the button: %s', (query, words) => {
    visitCatalogue(query);
    expect(chips()).toEqual([words]);
    expect(screen.getByRole('button', { name: `Remove price: ${words}` })).toBeTruthy();
    expect(toggle().textContent).toBe(`Price${words}`);
  });

  test('is told in Arabic with each price in its own order', () => {
    visitCatalogue('?priceMin=5000&priceMax=10000', { locale: 'ar' });
    const chip = screen.getByRole('button', { name: /^إزالة السعر/ });
    expect([...chip.querySelectorAll('bdi')].map((price) => price.dir)).toEqual(['ltr', 'ltr']);
    expect(chip.textContent?.replace(/[\s\u200e\u200f]+/g, ' ')).toMatch(
      /^إزالة السعر: من ?5,000 US\$ إلى ?10,000 US\$$/,
    );
  });

  test('stands with the brands, and each is removed by itself', async () => {
    visitCatalogue('?brand=rolex&priceMin=5000&brand=tissot&priceMax=7000');
    expect(plates()).toEqual(['Rolex']);
    expect(chips()).toEqual(['Rolex', 'Tissot', '$5,000 to $7,000']);
    await userEvent.click(button('Remove price: $5,000 to $7,000'));
    expect(plates()).toEqual(['Rolex', 'Tissot']);
    expect(addressLeft().search).toBe('?brand=rolex&brand=tissot');
    expect(toggle().textContent).toBe('Price');
  });

  test('gives the focus on when its chip goes, to its own button if it was the last', async () => {
    visitCatalogue('?brand=rolex&priceMin=5000');
    await userEvent.click(button('Remove price: From $5,000'));
    expect(document.activeElement).toBe(button('Clear All'));
    leaveCatalogue();
    visitCatalogue('?priceMin=5000');
    await userEvent.click(button('Remove price: From $5,000'));
    expect(document.activeElement).toBe(toggle());
  });

  test.each(['Clear Filters', 'Clear All', 'Clear all filters'])(
    '%s takes it away with the brands, not the sort',
    async (name) => {
      visitCatalogue('?brand=rolex&priceMin=50000&sort=za');
      expect(screen.getByText('No watches found matching your criteria.')).toBeTruthy();
      await userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
      expect(addressLeft().search).toBe('?sort=za');
      expect(plates()).toHaveLength(5);
      expect(field('From').value).toBe('');
    },
  );

  test('alone is enough to clear', () => {
    visitCatalogue('?priceMin=5000');
    for (const clear of screen.getAllByRole('button', { name: 'Clear Filters' })) {
      expect(clear.getAttribute('aria-disabled')).toBe('false');
    }
  });

  test('follows Back and Forward', () => {
    visitCatalogue('?priceMin=5000');
    act(() => {
      history.replaceState(null, '', '/catalog?priceMax=5000');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(plates()).toEqual(['Omega', 'Tissot']);
    expect([field('From').value, field('To').value]).toEqual(['', '5000']);
    expect(band('Up to $5,000').checked).toBe(true);
  });
});

test('the menu says what prices there are', () => {
  visitCatalogue();
  const group = screen.getByRole('group', { name: 'Price in US dollars' });
  const note = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Prices run from $4,000 to $30,000.');
});
