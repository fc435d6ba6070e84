// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addressLeft, chips, field, leaveCatalogue, plates, visitCatalogue } from './catalogue-fixture.tsx';

afterEach(leaveCatalogue);

describe('typing a bound', () => {
  beforeEach(() => visitCatalogue());

  test('changes nothing until it is whole, then shows what costs so much', async () => {
    await userEvent.type(field('To'), '9000');
    expect(field('To').value).toBe('9000');
    expect(plates()).toHaveLength(5);
    expect(addressLeft().search).toBe('');
    await userEvent.tab();
    expect(plates()).toEqual(['Omega', 'Rolex', 'Tissot']);
    expect(addressLeft().search).toBe('?priceMax=9000');
    expect(screen.getByRole('status').textContent).toBe('3 watches');
  });

  test('Enter takes it at once, the focus stays, and it can be typed on', async () => {
    await userEvent.type(field('From'), '1{Enter}');
    expect(plates()).toHaveLength(5);
    await userEvent.type(field('From'), '15000{Enter}');
    expect(plates()).toEqual(['Breguet', 'Longines']);
    expect(document.activeElement).toBe(field('From'));
    await userEvent.type(field('From'), '0{Enter}');
    expect(field('From').value).toBe('150000');
    expect(plates()).toEqual([]);
  });

  test.each([
    ['$5,000', '5000'],
    ['٥٬٠٠٠', '5000'],
    ['5.000,00', '5000'],
  ])('%s is understood, and stands as %s', async (typed, value) => {
    await userEvent.type(field('From'), `${typed}{Enter}`);
    expect(field('From').value).toBe(value);
    expect(addressLeft().search).toBe('?priceMin=5000');
  });

  test.each(['cheap', '-5000', '0', '3999'])('%s leaves no watch out and stands nowhere', async (typed) => {
    await userEvent.type(field('From'), `${typed}{Enter}`);
    expect(field('From').value).toBe('');
    expect(addressLeft().search).toBe('');
    expect(chips()).toEqual([]);
  });

  test('one that contradicts the other sends that away', async () => {
    await userEvent.type(field('From'), '5000{Tab}10000{Tab}');
    expect(addressLeft().search).toBe('?priceMin=5000&priceMax=10000');
    await userEvent.clear(field('From'));
    await userEvent.type(field('From'), '20000{Tab}');
    expect([field('From').value, field('To').value]).toEqual(['20000', '']);
    // Only entering and leaving the other field brings nothing back.
    await userEvent.tab();
    expect(addressLeft().search).toBe('?priceMin=20000');
  });

  test('emptying a field takes its bound away', async () => {
    await userEvent.type(field('To'), '9000{Enter}');
    await userEvent.clear(field('To'));
    await userEvent.tab();
    expect(plates()).toHaveLength(5);
    expect(addressLeft().search).toBe('');
  });
});

test('going through the fields without typing changes nothing', async () => {
  visitCatalogue('?priceMin=5000&priceMax=20000');
  await userEvent.click(field('From'));
  await userEvent.keyboard('{Enter}{Tab}{Enter}{Tab}');
  expect(addressLeft().search).toBe('?priceMin=5000&priceMax=20000');
  expect([field('From').value, field('To').value]).toEqual(['5000', '20000']);
});
