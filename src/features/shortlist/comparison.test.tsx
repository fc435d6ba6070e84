import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { watchFixture } from '../../content/describe/watch-summary-fixture.ts';
import { ComparisonTable } from './comparison.tsx';

const [omega, rolex] = [watchFixture({ id: 'a', brand: 'Omega' }), watchFixture({ id: 'b', brand: 'Rolex' })];
const groups = [
  {
    title: 'Facts',
    rows: [
      { label: 'Year', values: { a: { text: '1967' }, b: { text: '1969' } } },
      { label: 'Origin', values: { a: { text: 'Swiss' }, b: { text: 'Swiss' } } },
      // Not translated, which says nothing of a difference.
      { label: 'Strap', values: { a: { text: 'Leather', locale: 'en' as const }, b: { text: 'Leder' } } },
      { label: 'Calibre', values: { a: { text: '861' } } },
      { label: 'Thickness', values: { other: { text: '9 mm' } } },
    ],
  },
  {
    title: 'Service',
    rows: [
      {
        label: 'Done',
        values: { a: { text: 'Gereinigt', note: { text: 'A new mainspring.', locale: 'en' as const } } },
      },
    ],
  },
  { title: 'Report', rows: [{ label: 'Bezel', values: { other: { text: 'Original' } } }] },
];

const table = () => (
  <ComparisonTable
    locale="de"
    label="Watches compared"
    watches={[omega, rolex]}
    groups={groups}
    missing="Not stated"
    onRemove={() => {}}
  />
);

afterEach(cleanup);

test('a column is named by its watch, and shows its price', () => {
  render(table());
  const heads = screen.getAllByRole('columnheader');
  expect(screen.getByRole('columnheader', { name: `Rolex ${rolex.model}` })).toBe(heads[1]);
  expect(heads[1]?.textContent).toContain(rolex.priceText);
});

test('rows have a value for each watch, and only differences are marked; rows without any value are left out', () => {
  render(table());
  const rows = screen.getAllByRole<HTMLTableRowElement>('row').slice(1);
  expect(
    rows.map(({ dataset, cells }) => [dataset['differs'], ...[...cells].map(({ textContent }) => textContent)]),
  ).toEqual([
    [undefined, 'Facts'],
    ['true', 'Year', '1967', '1969'],
    ['false', 'Origin', 'Swiss', 'Swiss'],
    ['false', 'Strap', 'Leather', 'Leder'],
    ['true', 'Calibre', '861', 'Not stated'],
    [undefined, 'Service'],
    ['true', 'Done', 'GereinigtA new mainspring.', 'Not stated'],
  ]);
});

test('a value that is not translated has its language', () => {
  render(table());
  expect(screen.getByRole('cell', { name: 'Leather' })).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect(screen.getByText('A new mainspring.')).toMatchObject({ lang: 'en', dir: 'ltr' });
});
