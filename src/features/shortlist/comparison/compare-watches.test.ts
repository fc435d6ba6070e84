import { expect, test } from 'vitest';
import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import { compareWatches } from './compare-watches.ts';
import type { ComparedWatch } from './compared-watch.ts';

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

const compared = (values: ComparedWatch['values']): ComparedWatch => ({ summary: {} as WatchSummary, values });

test('a row differs if the values are not all the same, or one is missing', () => {
  const watches = [
    compared({ year: '1967', origin: 'Swiss', calibre: '861' }),
    compared({ year: '1969', origin: 'Swiss' }),
  ];
  expect(compareWatches(groups, watches)).toEqual([
    {
      title: 'Facts',
      rows: [
        { key: 'year', label: 'Year', values: ['1967', '1969'], differs: true },
        { key: 'origin', label: 'Origin', values: ['Swiss', 'Swiss'], differs: false },
        { key: 'calibre', label: 'Calibre', values: ['861', undefined], differs: true },
      ],
    },
  ]);
});

test('a single watch has no differences', () => {
  const [facts] = compareWatches(groups, [compared({ year: '1967', 'report.bezel': 'Original\nGood' })]);
  expect(facts?.rows.map(({ differs }) => differs)).toEqual([false]);
});
