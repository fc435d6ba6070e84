import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { watchFixture } from '../../content/describe/watch-summary-fixture.ts';
import { pickWords } from '../../content/words/translate.ts';
import { ComparedWatches } from './comparison.tsx';

const words = pickWords('en', 'shortlist', 'gallery');

const coin = { diameter: 27, text: 'Beside a coin' };
const omega = watchFixture({ id: 'a', brand: 'Omega', caseSize: '42 mm' });
const rolex = watchFixture({ id: 'b', brand: 'Rolex', caseSize: '36 mm' });
const groups = [
  {
    title: 'Facts',
    rows: [
      { key: 'Year', label: 'Year', values: { a: { text: '1967' }, b: { text: '1969' } } },
      { key: 'Origin', label: 'Origin', values: { a: { text: 'Swiss' }, b: { text: 'Swiss' } } },
      // Not translated, which says nothing of a difference.
      { key: 'Strap', label: 'Strap', values: { a: { text: 'Leather', locale: 'en' as const }, b: { text: 'Leder' } } },
      { key: 'Calibre', label: 'Calibre', values: { a: { text: '861' } } },
      { key: 'Thickness', label: 'Thickness', values: { other: { text: '9 mm' } } },
    ],
  },
  {
    title: 'Service',
    rows: [
      {
        key: 'Done',
        label: 'Done',
        values: { a: { text: 'Gereinigt', note: { text: 'A new mainspring.', locale: 'en' as const } } },
      },
    ],
  },
  { title: 'Report', rows: [{ key: 'Bezel', label: 'Bezel', values: { other: { text: 'Original' } } }] },
];

const table = () => (
  <ComparedWatches
    locale="de"
    words={words}
    watches={[omega, rolex]}
    comparison={{ watches: [], coin, groups }}
    onRemove={() => {}}
  />
);

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
    [undefined, words.shortlist.sizes],
    [undefined, 'Beside a coin', '42 mm', '36 mm'],
    [undefined, 'Facts'],
    ['true', 'Year', '1967', '1969'],
    ['false', 'Origin', 'Swiss', 'Swiss'],
    ['false', 'Strap', 'Leather', 'Leder'],
    ['true', 'Calibre', '861', words.shortlist.missing],
    [undefined, 'Service'],
    ['true', 'Done', 'GereinigtA new mainspring.', words.shortlist.missing],
  ]);
});

test('every watch has its drawing in its column, to the scale of the coin, with its size', () => {
  render(table());
  const cells = ['42 mm', '36 mm'].map((name) => screen.getByRole<HTMLTableCellElement>('cell', { name }));
  expect(cells.map(({ cellIndex }) => cellIndex)).toEqual([1, 2]);
  const drawings = [screen.getByRole('rowheader', { name: 'Beside a coin' }), ...cells].map((cell) =>
    cell.querySelector('svg'),
  );
  expect(drawings.map((drawing) => drawing?.getAttribute('width'))).toEqual(['27mm', '42mm', '36mm']);
});

test('a value that is not translated has its language', () => {
  render(table());
  expect(screen.getByRole('cell', { name: 'Leather' })).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect(screen.getByText('A new mainspring.')).toMatchObject({ lang: 'en', dir: 'ltr' });
});
