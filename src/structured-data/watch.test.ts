import { expect, test } from 'vitest';
import { watchData } from '../content/schema/content-fixture.ts';
import { textsByLocale } from '../i18n/translate.ts';
import { productData } from './watch.ts';

const origin = 'https://shop.example';
const images = [`${origin}/images/a.jpg`, `${origin}/images/a.movement.jpg`];

test('the product has the reference, every picture and the sizes in millimetres', () => {
  const { caseSize, lugToLug, lugWidth } = textsByLocale.de.watch;
  const watch = { ...watchData(), reference: '6536-1', lugToLug: 40, lugWidth: 17 };
  expect(productData('de', watch, origin, images)).toMatchObject({
    mpn: '6536-1',
    image: images,
    size: '33 mm',
    additionalProperty: [
      { name: caseSize, value: 33, unitCode: 'MMT' },
      { name: lugToLug, value: 40 },
      { name: lugWidth, value: 17 },
    ],
  });
});

test('the product leaves out unknown facts', () => {
  const product = productData('en', { ...watchData(), caseSize: '23.5 × 38 mm' }, origin, images);
  expect(product).not.toHaveProperty('mpn');
  expect(product).toMatchObject({ additionalProperty: [{ value: '23.5 × 38' }] });
});
