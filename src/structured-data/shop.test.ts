import { expect, test, vi } from 'vitest';
import { shopData } from './shop.ts';

vi.mock('../content/schema/shop.ts', async () => {
  const { placeholderShop: shop } = await import('../content/schema/placeholder-shop.ts');
  const exceptions = [
    { from: '2027-01-14', to: '2027-01-16' },
    { from: '2027-01-26', opens: '10:00', closes: '13:00' },
  ];
  const terms = { inspectionDays: 7, returnPostage: 'buyer' as const };
  return { shop: { ...shop, terms, hours: { ...shop.hours, exceptions } } };
});

test('the shop has its days with different hours, and a closed one is from midnight to midnight', () => {
  expect(shopData('en', 'https://shop.example', '/hero.jpg')).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: '2027-01-14', validThrough: '2027-01-16', opens: '00:00', closes: '00:00' },
      { validFrom: '2027-01-26', validThrough: '2027-01-26', opens: '10:00', closes: '13:00' },
    ],
  });
});

test('the shop has its return period, and who pays for returns', () => {
  expect(shopData('de', 'https://shop.example', '/hero.jpg')).toMatchObject({
    hasMerchantReturnPolicy: {
      applicableCountry: ['IN'],
      merchantReturnDays: 7,
      merchantReturnLink: 'https://shop.example/de/buying',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  });
});
