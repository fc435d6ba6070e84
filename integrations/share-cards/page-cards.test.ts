import { describe, expect, test } from 'vitest';
import { watchData } from '../../src/content/schema/content-fixture.ts';
import { shop } from '../../src/content/schema/shop.ts';
import type { Watch } from '../../src/content/schema/watch-schema.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { cardsByPath } from './page-cards.ts';

const tissot = watchData();
const soldTissot: Watch = { ...tissot, status: 'sold', soldOn: '2026-03-11' };

describe('the cards of the pages', () => {
  test('exist for each page and each watch', () => {
    expect([...cardsByPath('en', [tissot]).keys()]).toEqual([
      '/',
      '/about',
      '/guide',
      '/buying',
      '/legal',
      '/sell',
      '/contact',
      '/catalog',
      '/catalog/tissot-antimagnetique-1938',
    ]);
  });

  test('of a watch have brand, model, year, condition and price', () => {
    const card = cardsByPath('en', [tissot]).get('/catalog/tissot-antimagnetique-1938');
    expect(card).toMatchObject({ picture: tissot.id, label: shop.name });
    expect(card?.lines.map(({ text }) => text)).toEqual(['Tissot', 'Antimagnétique', '1938 · Good', '$3,800']);
  });

  test('are in the language of the page', () => {
    const lines = (locale: 'en' | 'ar', path: string) =>
      cardsByPath(locale, [tissot])
        .get(path)
        ?.lines.map(({ text }) => text);
    expect(lines('en', '/contact')).toEqual(['Contact', `${shop.address.street}, ${shop.address.city}`]);
    expect(lines('ar', '/catalog')?.[0]).toMatch(/\p{Script=Arabic}/u);
  });

  test('of reserved and sold watches have the status and the price', () => {
    const linesOf = (watch: Watch, locale: Locale = 'en') =>
      cardsByPath(locale, [watch])
        .get(`/catalog/${watch.id}`)
        ?.lines.map(({ text }) => text)
        .slice(2);
    expect(linesOf({ ...tissot, status: 'reserved' })).toEqual(['1938 · Good', 'Reserved', '$3,800']);
    expect(linesOf(soldTissot)).toEqual(['1938 · Good', 'Sold in March 2026', '$3,800']);
    expect(linesOf(soldTissot, 'de')?.[1]).toBe('Verkauft im März 2026');
  });

  test('of catalogue and archive have the number of their watches', () => {
    const omega: Watch = { ...tissot, id: 'omega' };
    const cards = cardsByPath('en', [soldTissot, omega]);
    expect(cards.get('/catalog')).toMatchObject({ picture: 'omega', lines: [{}, { text: '1 watch' }] });
    expect(cards.get('/archive')).toMatchObject({
      picture: tissot.id,
      lines: [{ text: 'Archive' }, { text: '1 watch' }],
    });
    expect(cardsByPath('en', [omega]).has('/archive')).toBe(false);
  });

  test('of the catalogue have a sold watch if all are sold', () => {
    expect(cardsByPath('en', [soldTissot]).get('/catalog')?.picture).toBe(tissot.id);
  });

  test('of the catalogue have its first watch, and do not exist without watches', () => {
    expect(cardsByPath('en', [tissot]).get('/catalog')?.picture).toBe(tissot.id);
    expect(cardsByPath('en', []).has('/catalog')).toBe(false);
  });
});
