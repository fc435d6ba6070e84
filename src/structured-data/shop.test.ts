import { expect, test, vi } from 'vitest';
import { describeShop } from './shop.ts';

vi.mock('../content/schema/shop.ts', async (original) => {
  const { shop } = await original<typeof import('../content/schema/shop.ts')>();
  const exceptions = [
    { from: '2027-01-14', to: '2027-01-16' },
    { from: '2027-01-26', opens: '10:00', closes: '13:00' },
  ];
  const terms = { inspectionDays: 7, returnPostage: 'buyer' as const };
  return { shop: { ...shop, terms, hours: { ...shop.hours, exceptions } } };
});

test('search engines are told of days with other hours, a closed one as from midnight to midnight', () => {
  expect(describeShop('en', 'https://shop.example', '/hero.jpg')).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: '2027-01-14', validThrough: '2027-01-16', opens: '00:00', closes: '00:00' },
      { validFrom: '2027-01-26', validThrough: '2027-01-26', opens: '10:00', closes: '13:00' },
    ],
  });
});

test('search engines are told for how long a watch may come back, and who pays for that', () => {
  expect(describeShop('de', 'https://shop.example', '/hero.jpg')).toMatchObject({
    hasMerchantReturnPolicy: {
      applicableCountry: ['IN'],
      merchantReturnDays: 7,
      merchantReturnLink: 'https://shop.example/de/buying',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  });
});
