import { expect, test } from 'vitest';
import { readSellLink, sellLink } from './sell-link.ts';

const queryOf = (link: string) => new URL(link, 'https://shop.example').search;

test('the form for selling reads what its link says', () => {
  const wanted = { wish: 'find', maker: 'Heuer & Leuba', year: '1967' } as const;
  const link = sellLink('/de/sell', wanted);
  expect(link).toBe('/de/sell?wish=find&maker=Heuer+%26+Leuba&year=1967#write');
  expect(readSellLink(queryOf(link))).toEqual(wanted);
});
