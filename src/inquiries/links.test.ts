import { expect, test } from 'vitest';
import { contactLink, readContactLink, readSellLink, sellLink } from './links.ts';

const queryOf = (link: string) => new URL(link, 'https://shop.example').search;

test('the form for selling reads what its link says', () => {
  const wanted = { wish: 'find', maker: 'Heuer & Leuba', year: '1967' } as const;
  const link = sellLink('/de/sell', wanted);
  expect(link).toBe('/de/sell?wish=find&maker=Heuer+%26+Leuba&year=1967#write');
  expect(readSellLink(queryOf(link))).toEqual(wanted);
});

test('the contact form reads the watch of its link', () => {
  expect(readContactLink(queryOf(contactLink('/contact', 'Omega Marine, 1938')))).toBe('Omega Marine, 1938');
  expect(readContactLink('')).toBeUndefined();
});
