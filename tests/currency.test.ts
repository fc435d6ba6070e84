import { beforeEach, expect, test } from 'vitest';
import { watchWith } from '../src/content/content-fixture.ts';
import { summariseWatch } from '../src/content/describe/watch-summary.ts';
import { picture } from '../src/content/describe/watch-summary-fixture.ts';
import { changeShop } from '../src/content/shop-fixture.ts';
import { createTranslator, withShopDetails } from '../src/content/words/translate.ts';
import { listFacetOptions } from '../src/features/catalogue/filters/describe-facets.ts';
import { formatCurrency } from '../src/i18n/format.ts';
import type { Locale } from '../src/i18n/locales.ts';
import { writeFeed } from '../src/structured-data/feed.tsx';
import { productData } from '../src/structured-data/watch.ts';

/* A shop whose prices are in rupees says so wherever a price is. */

beforeEach(() => changeShop({ currency: 'INR', priceBands: [500_000], terms: { shipsTo: 'IN', postage: 'shop' } }));

const t = createTranslator('en');
const watch = watchWith({ price: 650_000 });

test('on cards, in the filter and in the feed', () => {
  expect(summariseWatch(t, watch, { [watch.id]: picture }).priceText).toBe('₹6,50,000');
  expect(listFacetOptions(t, [watch]).price).toEqual([
    { value: 'over-500000', label: expect.stringContaining('₹5,00,000') },
  ]);
  expect(writeFeed(t, [watch], 'https://shop.example', [])).toContain('₹6,50,000');
});

test('for search engines', () => {
  const product = JSON.stringify(productData(t, watch, 'https://shop.example', []));
  expect(product).toContain('"priceCurrency":"INR"');
  expect(product).not.toContain('USD');
});

test('prose may name it by a placeholder', () => {
  const nameIn = (locale: Locale) =>
    withShopDetails(locale, '{{currency}}', { currency: formatCurrency(locale, 'INR') });
  expect([nameIn('en'), nameIn('de'), nameIn('ar')]).toEqual(['Indian rupees', 'Indische Rupien', 'روبية هندي']);
});
