import { describe, expect, test } from 'vitest';
import { watchData } from '../../src/content/content-fixture.ts';
import { shop } from '../../src/content/shop.ts';
import { cardsByPath } from './page-cards.ts';

const tissot = watchData();

describe('the cards of the pages', () => {
  test('are one for each page and each watch', () => {
    expect([...cardsByPath('en', [tissot]).keys()]).toEqual([
      '/',
      '/about',
      '/guide',
      '/contact',
      '/catalog',
      '/catalog/tissot-antimagnetique-1938',
    ]);
  });

  test('tell of a watch what one asks first', () => {
    const card = cardsByPath('en', [tissot]).get('/catalog/tissot-antimagnetique-1938');
    expect(card).toMatchObject({ picture: tissot.id, label: shop.name });
    expect(card?.lines.map(({ text }) => text)).toEqual(['Tissot', 'Antimagnétique', '1938 · Good', '$3,800']);
  });

  test('speak the language of the page', () => {
    const lines = (locale: 'en' | 'ar', path: string) =>
      cardsByPath(locale, [tissot])
        .get(path)
        ?.lines.map(({ text }) => text);
    expect(lines('en', '/contact')).toEqual(['Contact', `${shop.address.street}, ${shop.address.city}`]);
    expect(lines('ar', '/catalog')?.[0]).toMatch(/\p{Script=Arabic}/u);
  });

  test('show the catalogue by its first watch, and none if there is no watch yet', () => {
    expect(cardsByPath('en', [tissot]).get('/catalog')?.picture).toBe(tissot.id);
    expect(cardsByPath('en', []).has('/catalog')).toBe(false);
  });
});
