import { expect, test } from 'vitest';
import { watchData } from '../content/content-fixture.ts';
import { createTranslator } from '../content/words/translate.ts';
import { productData } from './watch.ts';

test('the product has every picture, and the reference if it is known', () => {
  const images = ['https://shop.example/images/a.jpg', 'https://shop.example/images/a-movement.jpg'];
  const productOf = (reference?: string) =>
    productData(createTranslator('de'), { ...watchData(), reference }, 'https://shop.example', images);
  expect(productOf('6536-1')).toMatchObject({ mpn: '6536-1', image: images });
  expect(productOf()).not.toHaveProperty('mpn');
});
