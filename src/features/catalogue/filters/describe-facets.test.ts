import { describe, expect, test } from 'vitest';
import { watchWith } from '../../../content/content-fixture.ts';
import { createTranslator, textsByLocale } from '../../../content/words/translate.ts';
import { fill } from '../../../i18n/texts.ts';
import { listFacetOptions } from './describe-facets.ts';

const valuesOf = (options: { value: string }[]) => options.map(({ value }) => value);

describe('the options', () => {
  const watches = [
    watchWith({ brand: 'Patek Philippe', price: 24000 }),
    watchWith({ brand: 'Rolex', price: 9500 }),
    watchWith({ brand: 'Omega', price: 7200 }),
    watchWith({ brand: 'Rolex', model: 'Datejust', price: 4200 }),
  ];

  test('of a facet are its values, each once, in the order of the list', () => {
    expect(listFacetOptions(createTranslator('en'), watches).brand).toEqual([
      { value: 'patek-philippe', label: 'Patek Philippe' },
      { value: 'rolex', label: 'Rolex' },
      { value: 'omega', label: 'Omega' },
    ]);
  });

  test('of conditions, decades and sizes have their own order, whatever the order of the list', () => {
    const some = [
      watchWith({ brand: 'A', condition: 'Good', year: 1969, caseSize: '42 mm' }),
      watchWith({ brand: 'B', condition: 'Excellent', year: 1918, caseSize: '23.5 × 38 mm' }),
      watchWith({ brand: 'C', condition: 'Very Good', year: 1960, caseSize: '36.5 mm' }),
    ];
    const { condition, era, size } = listFacetOptions(createTranslator('en'), some);
    expect(valuesOf(condition)).toEqual(['excellent', 'very-good', 'good']);
    expect(valuesOf(era)).toEqual(['1910s', '1960s']);
    expect(valuesOf(size)).toEqual(['under-34', '34-36', '40-plus']);
  });

  test('of papers are all that come with a watch', () => {
    const some = [
      watchWith({ brand: 'A', papers: ['extract', 'box'] }),
      watchWith({ brand: 'B', papers: 'none' }),
      watchWith({ brand: 'C', papers: ['box'] }),
    ];
    const { papers } = listFacetOptions(createTranslator('en'), some);
    expect(papers.map(({ value, label }) => [value, label])).toEqual([
      ['box', 'Box'],
      ['extract', 'Extract from the archives'],
      ['none', 'None'],
    ]);
  });

  test('of prices are the bands with a watch, the lowest first', () => {
    expect(valuesOf(listFacetOptions(createTranslator('en'), watches).price)).toEqual([
      'up-to-5000',
      '5000-10000',
      '20000-50000',
    ]);
  });

  test.each([
    ['en', '$5,000', '$10,000'],
    ['fr', '5 000 $US', '10 000 $US'],
  ] as const)("have labels in the page's language (%s)", (locale, from, to) => {
    const { decade, size, price } = textsByLocale[locale].bands;
    const options = listFacetOptions(createTranslator(locale), [
      watchWith({ price: 9500, year: 1967, caseSize: '40 mm' }),
    ]);
    expect(options.era[0]?.label).toBe(fill(decade, { decade: 1960 }));
    expect(options.size[0]?.label).toBe(size['40-plus']);
    expect(options.price[0]?.label.replace(/\s/g, ' ')).toBe(fill(price.range, { from, to }));
  });
});
