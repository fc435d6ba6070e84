import { shop } from 'virtual:content';
import { expect, test } from 'vitest';
import { buyingSections } from '../../content/schema/prose-schemas.ts';
import { listSections } from './buying-page.tsx';

test('sections without terms are left out', () => {
  expect(listSections({})).toEqual(['sale', 'paying', 'visit']);
  expect(listSections({ holdHours: 48 })).toContain('holding');
  expect(listSections({ insured: true })).toEqual(expect.arrayContaining(['shipping', 'duty', 'straps']));
});

test('a shop that ships within its country has nothing about borders', () => {
  const { countryCode } = shop.address;
  expect(listSections({ shipsTo: countryCode })).toEqual(['sale', 'paying', 'shipping', 'visit']);
  expect(listSections({ shipsTo: `${countryCode}, AQ` })).toEqual(expect.arrayContaining(['duty', 'straps']));
});

test('a shop with all terms has every section', () => {
  const guarantee = { years: 5, circaYears: 5, returnPostage: 'shop' } as const;
  const terms = { holdHours: 48, inspectionDays: 7, shipsTo: 'worldwide', guarantee, movement: 'none' } as const;
  expect(listSections(terms)).toEqual(buyingSections);
});
