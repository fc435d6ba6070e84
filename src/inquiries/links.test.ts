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
  const watch = { name: 'Omega Marine, 1938', id: 'omega-marine-1938' };
  expect(readContactLink(queryOf(contactLink('/contact', watch)))).toEqual({ ...watch, questions: [] });
  expect(readContactLink('')).toBeUndefined();
  expect(readContactLink('?about=Omega')).toEqual({ name: 'Omega', questions: [] });
  const { questions } = readContactLink('?about=Omega&question=crown&question=dial') ?? {};
  expect(questions).toEqual(['crown', 'dial']);
});
