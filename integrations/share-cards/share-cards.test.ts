import { expect, test } from 'vitest';
import { watchData } from '../../src/content/content-fixture.ts';
import { shareCards } from './share-cards.ts';

const cards = () =>
  shareCards({ watches: [watchData()], masters: new Map(), pictures: {}, fonts: [], cache: 'never-written' });

test('the cards lie at addresses that follow from those of their pages', () => {
  const addresses = [...cards().keys()];
  expect(addresses).toHaveLength(6 * 5);
  expect(addresses).toContain('/share/index.jpg');
  expect(addresses).toContain('/share/ar.jpg');
  expect(addresses).toContain('/share/de/catalog/tissot-antimagnetique-1938.jpg');
});

test('a card without its picture names the picture', async () => {
  await expect(cards().get('/share/about.jpg')?.()).rejects.toThrow('expected a picture "about-workshop"');
});
