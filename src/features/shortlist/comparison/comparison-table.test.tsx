import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { watchFixture } from '../../../content/describe/watch-summary-fixture.ts';
import { pickWords } from '../../../i18n/pick-words.ts';
import type { ComparedWatch } from './compared-watch.ts';
import { ComparisonTable } from './comparison-table.tsx';

const words = pickWords('en', 'shortlist');
const groups = [
  {
    title: 'Facts',
    rows: [
      { key: 'year', label: 'Year' },
      { key: 'origin', label: 'Origin' },
      { key: 'calibre', label: 'Calibre' },
      { key: 'thickness', label: 'Thickness' },
    ],
  },
  { title: 'Report', rows: [{ key: 'report.bezel', label: 'Bezel' }] },
];

/** Compares watches with these values. */
function compare(...values: ComparedWatch['values'][]) {
  const watches = values.map((each, index) => ({ summary: watchFixture({ id: String(index) }), values: each }));
  render(<ComparisonTable words={words} groups={groups} watches={watches} />);
}

/** The text of each row below the heads, whether it differs, and its cells. */
const rows = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ dataset, cells }) => [dataset['differs'], ...[...cells].map(({ textContent }) => textContent)]);

afterEach(cleanup);

test('a row differs if the values are not all the same, or one is missing', () => {
  compare({ year: '1967', origin: 'Swiss', calibre: '861' }, { year: '1969', origin: 'Swiss' });
  const { differs, noEntry } = words.shortlist;
  expect(rows()).toEqual([
    [undefined, 'Facts'],
    ['true', `Year\u00a0 (${differs})`, '1967', '1969'],
    ['false', 'Origin', 'Swiss', 'Swiss'],
    ['true', `Calibre\u00a0 (${differs})`, '861', `–${noEntry}`],
  ]);
});

test('a single watch has no differences', () => {
  compare({ year: '1967', 'report.bezel': 'Original\nGood' });
  expect(rows()).toEqual([
    [undefined, 'Facts'],
    ['false', 'Year', '1967'],
    [undefined, 'Report'],
    ['false', 'Bezel', 'Original Good '],
  ]);
});
