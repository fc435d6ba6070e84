import { expect, test } from 'vitest';
import { messageAbout } from '../../features/watch/page-watch.ts';
import { withoutIsolates } from '../../i18n/isolate-latin.ts';
import { writeFeed } from '../../structured-data/feed.tsx';
import { productData } from '../../structured-data/watch.ts';
import { watchData } from '../content-fixture.ts';
import { createTranslator } from '../words/translate.ts';
import { listFacts } from './watch-facts.ts';
import { nameWithYear, yearInName } from './watch-name.ts';

test.each([
  ['rolex-submariner-1967', 'Rolex Submariner, 1967'],
  ['rolex-submariner-1967-1', 'Rolex Submariner, 1967 (2)'],
  ['rolex-submariner-1967-12', 'Rolex Submariner, 1967 (13)'],
  ['rolex-submariner-5513-1967', 'Rolex Submariner, 1967'],
  ['rolex-submariner-5513-1967-1', 'Rolex Submariner, 1967 (2)'],
])('%s is the %s', (id, name) => {
  expect(nameWithYear(createTranslator('en'), { id, brand: 'Rolex', model: 'Submariner', year: 1967 })).toBe(name);
});

test.each([
  ['en', 'c. 1940'],
  ['de', 'um 1940'],
  ['es', 'hacia 1940'],
  ['ar', 'نحو 1940'],
  ['fr', 'vers 1940'],
  ['it', '1940 circa'],
] as const)('a year that is not certain is said so (%s)', (locale, text) => {
  const id = 'omega-30t2-1940';
  expect(withoutIsolates(yearInName(createTranslator(locale), { id, year: 1940, circa: true }))).toBe(text);
  expect(withoutIsolates(yearInName(createTranslator(locale), { id: `${id}-1`, year: 1940, circa: true }))).toBe(
    `${text} (2)`,
  );
});

test('in Arabic the year does not follow a Latin comma', () => {
  const watch = { id: 'omega-30t2-1940', brand: 'Omega', model: '30T2', year: 1940, circa: true } as const;
  expect(withoutIsolates(nameWithYear(createTranslator('ar'), watch))).toBe('Omega 30T2،\u200f نحو 1940');
});

test('it is said wherever the year is, and search engines get no date of production', () => {
  const t = createTranslator('de');
  const watch = { ...watchData(), circa: true };
  expect(listFacts(t, watch).find(({ key }) => key === 'year')?.text).toBe('um 1938');
  expect(messageAbout({ t, watch, url: '' })).toContain('(um 1938)');
  expect(writeFeed(t, [watch], 'https://shop.example', [])).toContain('Antimagnétique, um 1938');
  expect(productData(t, watch, 'https://shop.example', [])).not.toHaveProperty('productionDate');
});
