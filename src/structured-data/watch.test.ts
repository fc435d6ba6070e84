import { expect, test } from 'vitest';
import { watchData } from '../content/schema/content-fixture.ts';
import { productData } from './watch.ts';

const origin = 'https://shop.example';
const images = [`${origin}/images/a.jpg`, `${origin}/images/a.movement.jpg`];

test('the product has the reference, every picture and the sizes in millimetres', () => {
  const watch = { ...watchData(), reference: '6536-1', lugToLug: 40, lugWidth: 17 };
  expect(productData('de', watch, origin, images)).toMatchObject({
    mpn: '6536-1',
    image: images,
    size: '33 mm',
    additionalProperty: [
      { name: 'Gehäusegröße', value: 33, unitCode: 'MMT' },
      { name: 'Länge über Hörner', value: 40 },
      { name: 'Bandanstoß', value: 17 },
    ],
  });
});

test('the product leaves out unknown facts', () => {
  const product = productData('en', { ...watchData(), caseSize: '23.5 × 38 mm' }, origin, images);
  expect(product).not.toHaveProperty('mpn');
  expect(product).toMatchObject({ additionalProperty: [{ name: 'Case Size', value: '23.5 × 38' }] });
});
