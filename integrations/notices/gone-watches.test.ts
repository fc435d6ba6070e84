import { expect, test } from 'vitest';
import { lineOf } from '../../src/content/reading/problem.ts';
import { findGoneWatches } from './gone-watches.ts';

const sitemapOf = (origin: string) =>
  ['/catalog', '/catalog/omega-1961', '/catalog/rolex-1967', '/de/catalog/rolex-1967', '/about']
    .map((path) => `<url><loc>${origin}${path}</loc></url>`)
    .join('');

test.each([
  ['that was public and is gone is named once with its URL', 'https://watches.in', ['omega-1961'], 1],
  ['that is still there is not named', 'https://watches.in', ['omega-1961', 'rolex-1967'], 0],
  ['of a site that was not public is not named', 'https://watches.example', [], 0],
])('a watch %s', (_, origin, ids, count) => {
  const watches = ids.map((id) => ({ id }));
  const line = `content/watches: a sold watch stays, with "status: sold". Were public until this build, and are not found any more: ${origin}/catalog/rolex-1967`;
  expect(findGoneWatches(sitemapOf(origin), watches).map(lineOf)).toEqual(Array.from({ length: count }, () => line));
});

test('a first build names none', () => {
  expect(findGoneWatches('', [{ id: 'omega-1961' }])).toEqual([]);
});
