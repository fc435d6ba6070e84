import { describe, expect, test } from 'vitest';
import { slugify } from '../../../content/schema/slug.ts';
import { watchSchema } from '../../../content/schema/watch-schema.ts';
import { listedWatch } from '../listed-watch-fixture.ts';
import { listFacetOptions } from './describe-facets.ts';

describe('the options', () => {
  const watches = [
    listedWatch({ brand: 'Patek Philippe', price: 24000 }),
    listedWatch({ brand: 'Rolex', price: 9500 }),
    listedWatch({ brand: 'Omega', price: 7200 }),
    listedWatch({ brand: 'Rolex', model: 'Datejust', price: 4200 }),
  ];

  test('of a facet are its values, each once, in the order of the list', () => {
    expect(listFacetOptions('en', watches).brand).toEqual([
      { value: 'patek-philippe', label: 'Patek Philippe' },
      { value: 'rolex', label: 'Rolex' },
      { value: 'omega', label: 'Omega' },
    ]);
  });

  test('of conditions are in the order of the schema', () => {
    const { options } = watchSchema.shape.condition;
    const some = options.toReversed().map((condition) => listedWatch({ condition }));
    expect(listFacetOptions('en', some).condition.map(({ value }) => value)).toEqual(options.map(slugify));
  });

  test('of conditions, decades and sizes have their own order, whatever the order of the list', () => {
    const some = [
      listedWatch({ brand: 'A', condition: 'Good', year: 1969, caseSize: '42 mm' }),
      listedWatch({ brand: 'B', condition: 'Excellent', year: 1918, caseSize: '23.5 × 38 mm' }),
      listedWatch({ brand: 'C', condition: 'Very Good', year: 1960, caseSize: '36.5 mm' }),
    ];
    const { condition, era, size } = listFacetOptions('en', some);
    expect(condition.map(({ value }) => value)).toEqual(['excellent', 'very-good', 'good']);
    expect(era).toEqual([
      { value: '1910s', label: '1910s' },
      { value: '1960s', label: '1960s' },
    ]);
    expect(size.map(({ value, label }) => [value, label])).toEqual([
      ['under-34', 'Under 34\u00a0mm'],
      ['34-36', '34 to 36\u00a0mm'],
      ['40-plus', '40\u00a0mm and over'],
    ]);
  });

  test("of decades and sizes have labels in the page's language, but not their values", () => {
    const { era, size } = listFacetOptions('de', [listedWatch({ year: 1967, caseSize: '40 mm' })]);
    expect([...era, ...size]).toEqual([
      { value: '1960s', label: '1960er' },
      { value: '40-plus', label: 'Ab 40\u00a0mm' },
    ]);
  });

  test("of prices are the bands with a watch, the lowest first, in the page's language", () => {
    expect(listFacetOptions('en', watches).price).toEqual([
      { value: 'up-to-5000', label: 'Up to $5,000' },
      { value: '5000-10000', label: '$5,000 to $10,000' },
      { value: '20000-50000', label: '$20,000 to $50,000' },
    ]);
    expect(listFacetOptions('de', [listedWatch({ price: 65000 })]).price).toEqual([
      { value: 'over-50000', label: 'Ab 50.000\u00a0$' },
    ]);
  });

  test('are empty without watches', () => {
    expect(Object.values(listFacetOptions('en', [])).flat()).toEqual([]);
  });
});
