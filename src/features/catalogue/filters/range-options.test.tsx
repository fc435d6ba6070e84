// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { watchFixture } from '../../../content/describe/watch-summary-fixture.ts';
import { brandsShown, chips, field, visitCatalogue } from '../catalogue-fixture.tsx';

const toggle = () => screen.getByRole('button', { name: /^Price/ });
/** A band by its words, without the number of watches behind them. */
const band = (words: string) =>
  screen
    .getAllByRole<HTMLInputElement>('radio', { hidden: true })
    .find((radio) => radio.nextElementSibling?.textContent === words) as HTMLInputElement;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(cleanup);

describe('the bands', () => {
  const bands = () => screen.getAllByRole<HTMLInputElement>('radio', { hidden: true });

  test('are listed with the number of watches that each would leave', async () => {
    visitCatalogue('?brand=omega&brand=rolex');
    expect(bands().map((radio) => [...(radio.parentElement?.children ?? [])].map((part) => part.textContent))).toEqual([
      ['', 'Any price', '2'],
      ['', 'Up to $5,000', '1'],
      ['', '$5,000 to $10,000', '1'],
      ['', '$10,000 to $20,000', '0'],
      ['', 'From $20,000', '0'],
    ]);
    expect(bands().map(({ disabled }) => disabled)).toEqual([false, false, false, true, true]);
  });

  test('set the two bounds, and any price removes them', async () => {
    visitCatalogue('?sort=priceLow');
    expect(band('Any price').checked).toBe(true);
    await userEvent.click(band('$5,000 to $10,000'));
    expect(brandsShown()).toEqual(['Rolex']);
    expect([field('From').value, field('To').value]).toEqual(['5000', '10000']);
    expect(location.search).toBe('?priceMin=5000&priceMax=10000&sort=priceLow');
    await userEvent.click(band('Any price'));
    expect(brandsShown()).toHaveLength(5);
    expect(location.search).toBe('?sort=priceLow');
  });

  test('none is marked where the bounds are others', () => {
    visitCatalogue('?priceMin=5000&priceMax=9000');
    expect(bands().filter(({ checked }) => checked)).toEqual([]);
  });

  test('are left out where prices are too close together, the fields are not', () => {
    visitCatalogue('', { shown: [watchFixture({ brand: 'Omega', price: 6000 }), watchFixture({ price: 7000 })] });
    expect(screen.queryAllByRole('radio', { hidden: true })).toEqual([]);
    expect(field('From')).toBeTruthy();
  });

  test('and the whole menu are left out where there is only one price', () => {
    visitCatalogue('?priceMin=1', { shown: [watchFixture({ price: 6000 })] });
    expect(screen.queryByRole('button', { name: /^Price/ })).toBeNull();
    expect(brandsShown()).toHaveLength(1);
  });
});

describe('the price that is selected', () => {
  test.each([
    ['?priceMin=5000&priceMax=10000', '$5,000 to $10,000'],
    ['?priceMin=5000', 'From $5,000'],
    ['?priceMax=10000', 'Up to $10,000'],
    ['?priceMin=1234567', 'From $1,234,567'],
  ])('%s is shown by a chip and by the button: %s', (query, words) => {
    visitCatalogue(query);
    expect(chips()).toEqual([words]);
    expect(screen.getByRole('button', { name: `Remove price: ${words}` })).toBeTruthy();
    expect(toggle().textContent).toBe(`Price${words}`);
  });

  test('is shown in Arabic with each price in its own order', () => {
    visitCatalogue('?priceMin=5000&priceMax=10000', { locale: 'ar' });
    const chip = screen.getByRole('button', { name: /^إزالة السعر/ });
    expect([...chip.querySelectorAll('bdi')].map((price) => price.dir)).toEqual(['ltr', 'ltr']);
    expect(chip.textContent?.replace(/[\s\u200e\u200f]+/g, ' ')).toMatch(
      /^إزالة السعر: من ?5,000 US\$ إلى ?10,000 US\$$/,
    );
  });

  test('is shown with the brands, and each is removed by itself', async () => {
    visitCatalogue('?brand=rolex&priceMin=5000&brand=tissot&priceMax=7000');
    expect(brandsShown()).toEqual(['Rolex']);
    expect(chips()).toEqual(['Rolex', 'Tissot', '$5,000 to $7,000']);
    await userEvent.click(button('Remove price: $5,000 to $7,000'));
    expect(brandsShown()).toEqual(['Rolex', 'Tissot']);
    expect(location.search).toBe('?brand=rolex&brand=tissot');
    expect(toggle().textContent).toBe('Price');
  });

  test('moves the focus on when its chip is removed, to its own button if it was the last', async () => {
    visitCatalogue('?brand=rolex&priceMin=5000');
    await userEvent.click(button('Remove price: From $5,000'));
    expect(document.activeElement).toBe(button('Clear All'));
    cleanup();
    visitCatalogue('?priceMin=5000');
    await userEvent.click(button('Remove price: From $5,000'));
    expect(document.activeElement).toBe(toggle());
  });

  test.each(['Clear Filters', 'Clear All', 'Clear all filters'])(
    '%s removes it with the brands, not the sort',
    async (name) => {
      visitCatalogue('?brand=rolex&priceMin=50000&sort=za');
      expect(screen.getByText('No watches found matching your criteria.')).toBeTruthy();
      await userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
      expect(location.search).toBe('?sort=za');
      expect(brandsShown()).toHaveLength(5);
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
    expect(brandsShown()).toEqual(['Omega', 'Tissot']);
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

describe('typing a bound', () => {
  beforeEach(() => visitCatalogue());

  test('changes nothing until the field is left, then filters', async () => {
    await userEvent.type(field('To'), '9000');
    expect(field('To').value).toBe('9000');
    expect(brandsShown()).toHaveLength(5);
    expect(location.search).toBe('');
    await userEvent.tab();
    expect(brandsShown()).toEqual(['Omega', 'Rolex', 'Tissot']);
    expect(location.search).toBe('?priceMax=9000');
    expect(screen.getByRole('status').textContent).toBe('3 watches');
  });

  test('Enter applies it, the focus stays, and it can be typed on', async () => {
    await userEvent.type(field('From'), '1{Enter}');
    expect(brandsShown()).toHaveLength(5);
    await userEvent.type(field('From'), '15000{Enter}');
    expect(brandsShown()).toEqual(['Breguet', 'Longines']);
    expect(document.activeElement).toBe(field('From'));
    await userEvent.type(field('From'), '0{Enter}');
    expect(field('From').value).toBe('150000');
    expect(brandsShown()).toEqual([]);
  });

  test.each([
    ['$5,000', '5000'],
    ['٥٬٠٠٠', '5000'],
    ['5.000,00', '5000'],
  ])('%s is understood, and stands as %s', async (typed, value) => {
    await userEvent.type(field('From'), `${typed}{Enter}`);
    expect(field('From').value).toBe(value);
    expect(location.search).toBe('?priceMin=5000');
  });

  test.each(['cheap', '-5000', '0', '3999'])('%s excludes nothing and is not shown', async (typed) => {
    await userEvent.type(field('From'), `${typed}{Enter}`);
    expect(field('From').value).toBe('');
    expect(location.search).toBe('');
    expect(chips()).toEqual([]);
  });

  test('one that contradicts the other removes it', async () => {
    await userEvent.type(field('From'), '5000{Tab}10000{Tab}');
    expect(location.search).toBe('?priceMin=5000&priceMax=10000');
    await userEvent.clear(field('From'));
    await userEvent.type(field('From'), '20000{Tab}');
    expect([field('From').value, field('To').value]).toEqual(['20000', '']);
    // Only entering and leaving the other field brings nothing back.
    await userEvent.tab();
    expect(location.search).toBe('?priceMin=20000');
  });

  test('emptying a field removes its bound', async () => {
    await userEvent.type(field('To'), '9000{Enter}');
    await userEvent.clear(field('To'));
    await userEvent.tab();
    expect(brandsShown()).toHaveLength(5);
    expect(location.search).toBe('');
  });
});

test('going through the fields without typing changes nothing', async () => {
  visitCatalogue('?priceMin=5000&priceMax=20000');
  await userEvent.click(field('From'));
  await userEvent.keyboard('{Enter}{Tab}{Enter}{Tab}');
  expect(location.search).toBe('?priceMin=5000&priceMax=20000');
  expect([field('From').value, field('To').value]).toEqual(['5000', '20000']);
});
