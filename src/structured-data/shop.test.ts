import { expect, test, vi } from 'vitest';
import { describeShop } from './shop.ts';

vi.mock('../content/schema/shop.ts', async (original) => {
  const { shop } = await original<typeof import('../content/schema/shop.ts')>();
  const exceptions = [
    { from: '2027-01-14', to: '2027-01-16' },
    { from: '2027-01-26', opens: '10:00', closes: '13:00' },
  ];
  return { shop: { ...shop, hours: { ...shop.hours, exceptions } } };
});

test('search engines are told of days with other hours, a closed one as from midnight to midnight', () => {
  expect(describeShop('en', 'https://shop.example', '/hero.jpg')).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: '2027-01-14', validThrough: '2027-01-16', opens: '00:00', closes: '00:00' },
      { validFrom: '2027-01-26', validThrough: '2027-01-26', opens: '10:00', closes: '13:00' },
    ],
  });
});
