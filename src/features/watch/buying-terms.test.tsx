import { shop } from 'virtual:content';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { watchData } from '../../content/content-fixture.ts';
import { changeShop } from '../../content/shop-fixture.ts';
import { createTranslator, textsByLocale } from '../../content/words/translate.ts';
import { BuyingTerms } from './buying-terms.tsx';

const { exportNote, strapNote } = textsByLocale.en.watch;

test('the terms of a watch of a hundred years have a note on its export, if the shop exports', () => {
  const watch = { ...watchData(), year: 1918 };
  changeShop({ terms: { shipsTo: 'worldwide' } });
  const { rerender } = render(<BuyingTerms t={createTranslator('en')} watch={watch} />);
  expect(screen.getByText(exportNote)).toBeTruthy();
  changeShop({ terms: { shipsTo: shop.address.countryCode } });
  rerender(<BuyingTerms t={createTranslator('en')} watch={watch} />);
  expect(screen.queryByText(exportNote)).toBeNull();
});

test('the terms of a watch on alligator have a note on its strap', () => {
  const watch = { ...watchData(), strapLeather: 'alligator' as const };
  changeShop({ terms: { shipsTo: 'worldwide' } });
  render(<BuyingTerms t={createTranslator('en')} watch={watch} />);
  expect(screen.getByText(strapNote)).toBeTruthy();
  expect(screen.queryByText(exportNote)).toBeNull();
});

test('a shop without terms leads to its page on buying', () => {
  changeShop({ terms: {} });
  render(<BuyingTerms t={createTranslator('en')} watch={watchData()} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/buying');
});
