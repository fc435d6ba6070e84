import { beforeEach, describe, expect, test } from 'vitest';
import { watchData } from '../content/content-fixture.ts';
import type { Watch } from '../content/schema/watch-schema.ts';
import { changeShop } from '../content/shop-fixture.ts';
import { createTranslator, textsByLocale } from '../content/words/translate.ts';
import { productData, shortenDescription } from './watch.ts';

const terms = {
  inspectionDays: 7,
  returnPostage: 'buyer',
  shipsTo: 'worldwide',
  handlingDays: 5,
  postage: 'shop',
} as const;
beforeEach(() => changeShop({ terms }));

const origin = 'https://shop.example';
const images = [`${origin}/images/a.jpg`, `${origin}/images/a.movement.jpg`];

test('the product has the reference, every picture, movement, dial and signatures, and the sizes in millimetres', () => {
  const { caseSize, lugToLug, lugWidth, movement, signed, report } = textsByLocale.de.watch;
  const facts: Partial<Watch> = { reference: '6536-1', calibre: '27', jewels: 15, signed: ['case'] };
  const watch = { ...watchData(), ...facts, lugToLug: 40, lugWidth: 17 };
  const product = productData(createTranslator('de'), watch, origin, images);
  expect(product).not.toHaveProperty('color');
  expect(product).toMatchObject({
    mpn: '6536-1',
    image: images,
    size: '33 mm',
    additionalProperty: [
      { name: movement, value: 'Handaufzug, Kal.\u00a027, 15\u00a0Steine' },
      { name: report.parts.dial, value: watch.words.de?.dialColor },
      { name: signed, value: 'Gehäuse' },
      { name: caseSize, value: 33, unitCode: 'MMT' },
      { name: lugToLug, value: 40 },
      { name: lugWidth, value: 17 },
    ],
  });
});

test('the product leaves out unknown facts', () => {
  const product = productData(createTranslator('en'), { ...watchData(), caseSize: '23.5 × 38 mm' }, origin, images);
  expect(product).not.toHaveProperty('mpn');
  expect(product).toMatchObject({
    additionalProperty: [{ name: 'Movement' }, { name: 'Dial' }, { value: '23.5 × 38' }],
  });
});

test.each([
  ['may go to the countries of the shop', 1967, 'DE, FR', ['DE', 'FR']],
  ['may not leave the country', 1918, 'worldwide', ['IN']],
])('the offer of a watch that %s has its shipping and its returns', (_, year, shipsTo, countries) => {
  changeShop({ terms: { ...terms, shipsTo } });
  const { offers } = productData(createTranslator('de'), { ...watchData(), year }, origin, images);
  expect(offers).toMatchObject({
    shippingDetails: {
      shippingDestination: { addressCountry: countries },
      shippingRate: { value: 0, currency: 'USD' },
      deliveryTime: { handlingTime: { maxValue: 5, unitCode: 'DAY' } },
    },
    hasMerchantReturnPolicy: {
      applicableCountry: countries,
      merchantReturnDays: 7,
      merchantReturnLink: `${origin}/de/buying`,
      refundType: 'https://schema.org/FullRefund',
    },
  });
});

test.each([
  ['worldwide', 'shop'],
  ['DE, FR', 'buyer'],
] as const)('an offer with shipping to %s, paid by the %s, has no incomplete shipment', (shipsTo, postage) => {
  changeShop({ terms: { ...terms, shipsTo, postage } });
  const { offers } = productData(createTranslator('en'), watchData(), origin, images);
  expect(offers).not.toHaveProperty('shippingDetails');
  const policy = { merchantReturnDays: 7, merchantReturnLink: `${origin}/buying` };
  expect(offers).toMatchObject({ hasMerchantReturnPolicy: policy });
  expect(JSON.stringify(offers).includes('applicableCountry')).toBe(shipsTo !== 'worldwide');
});

test('the offer of a sold watch has neither', () => {
  const sold = { ...watchData(), status: 'sold' as const, soldOn: '2026-03-11' };
  const { offers } = productData(createTranslator('en'), sold, origin, images);
  expect(offers).not.toHaveProperty('shippingDetails');
  expect(offers).not.toHaveProperty('hasMerchantReturnPolicy');
});

describe('what search engines show of a watch', () => {
  test('a long sentence is cut between two words, and before its comma', () => {
    for (const word of ['steel, ', 'ذهب، ', 'gold; ']) {
      const shown = shortenDescription(`${word.repeat(40)}end.`);
      expect(shown).toMatch(/(steel|ذهب|gold)…$/);
      expect(shown.length).toBeGreaterThan(140);
      expect(shown.length).toBeLessThanOrEqual(155);
    }
  });

  test('a short text is not cut', () => {
    const exact = `${'a'.repeat(154)}.`;
    expect(shortenDescription(exact)).toBe(exact);
  });

  test('whole sentences are preferred to words', () => {
    const first = `A ${'long '.repeat(15)}sentence.`;
    const second = `A ${'more '.repeat(10)}sentence.`;
    expect(shortenDescription(`${first} ${second} A ${'tail '.repeat(30)}`)).toBe(`${first} ${second}`);
  });

  test('a very short sentence is not used alone', () => {
    const shown = shortenDescription(`It runs. ${'word '.repeat(60)}end.`);
    expect(shown.length).toBeGreaterThan(140);
  });

  test.each([
    'It was worn at No. 5 of the main street',
    'It was made c. 1938',
    'It was made approx. 1938',
    'It came from St. Gallen',
    'It belonged to Prof. Rao',
    'Sie kam am 5. Mai',
    'Sie kam aus der Werkstatt Nr. 5',
    'Sie hat, z. B. Kratzer',
    'Sie kommt inkl. Box',
    'Elle vient de chez M. Dupont',
    'Elle date env. de 1938',
    'Elle porte la réf. 1016',
    'Fu del sig. Rossi',
    'È del sec. XX, ca. 1938',
    'Era del Sr. Pérez',
    'Lleva el núm. 5',
    'Es de aprox. 1938',
    'كانت للطبيب د. أحمد',
  ])('an abbreviation ends no sentence: %s', (phrase) => {
    const sentence = `${'word '.repeat(20)}${phrase}`;
    expect(shortenDescription(`${sentence} ${'tail '.repeat(30)}`)).toMatch(/tail…$/);
  });

  test.each(['calibre 861.', 'in 1938.', '“trench watch”.', '«ساعة الخنادق».'])('a sentence may end in %s', (end) => {
    const sentence = `${'word '.repeat(20)}${end}`;
    expect(shortenDescription(`${sentence} It ${'runs '.repeat(30)}`)).toBe(sentence);
  });

  test('an Arabic question mark ends a sentence', () => {
    const question = `${'كلمة '.repeat(16)}نعم؟`;
    expect(shortenDescription(`${question} ${'كلمة '.repeat(40)}`)).toBe(question);
  });
});
