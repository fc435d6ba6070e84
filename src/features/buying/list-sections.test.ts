import { expect, test } from 'vitest';
import { buyingSections } from '../../content/schema/buying-schema.ts';
import { listSections } from './list-sections.ts';

test('what the shop has not set terms for is not mentioned', () => {
  expect(listSections({})).toEqual(['sale', 'paying', 'guarantee', 'visit']);
  expect(listSections({ holdHours: 48 })).toContain('holding');
  expect(listSections({ insured: true })).toEqual(expect.arrayContaining(['shipping', 'duty', 'straps']));
});

test('a shop with all terms has every section', () => {
  expect(listSections({ holdHours: 48, inspectionDays: 7, shipsTo: 'worldwide' })).toEqual(buyingSections);
});
