import { shop } from 'virtual:content';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchData } from '../../content/content-fixture.ts';
import { changeShop } from '../../content/shop-fixture.ts';
import { createTranslator, textsByLocale } from '../../content/words/translate.ts';
import { BuyingTerms } from './buying-terms.tsx';

const { exportNote, strapNote } = textsByLocale.en.watch;

test.each([
  ['2030-12-31', 'worldwide', 0],
  ['2031-01-01', 'worldwide', 1],
  ['2031-01-01', shop.address.countryCode, 0],
])(
  'on %s, if the shop ships to %s, the terms of a watch of 1931 have %i notes on its export',
  (today, shipsTo, count) => {
    vi.setSystemTime(today);
    changeShop({ terms: { shipsTo } });
    render(<BuyingTerms t={createTranslator('en')} watch={{ ...watchData(), year: 1931 }} />);
    expect(screen.queryAllByText(exportNote)).toHaveLength(count);
  },
);

test('the terms of a watch on alligator have a note on its strap', () => {
  const watch = { ...watchData(), strapLeather: 'alligator' as const };
  changeShop({ terms: { shipsTo: 'worldwide' } });
  render(<BuyingTerms t={createTranslator('en')} watch={watch} />);
  expect(screen.getByText(strapNote)).toBeTruthy();
  expect(screen.queryByText(exportNote)).toBeNull();
});
