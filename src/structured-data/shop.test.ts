import { shop } from 'virtual:content';
import { beforeEach, expect, test } from 'vitest';
import { changeShop } from '../content/shop-fixture.ts';
import { shopData } from './shop.ts';

beforeEach(() =>
  changeShop({
    terms: { inspectionDays: 7, returnPostage: 'buyer', shipsTo: 'IN, FR' },
    hours: {
      ...shop.hours,
      firstDay: 'monday',
      lastDay: 'wednesday',
      opens: '10:00',
      closes: '19:00',
      lastDayCloses: '14:00',
      exceptions: [
        { from: '2027-01-14', to: '2027-01-16' },
        { from: '2027-01-26', opens: '10:00', closes: '13:00' },
      ],
    },
  }),
);

test('the shop has its days, the last with its own hours', () => {
  expect(shopData('en', 'https://shop.example', '/hero.jpg')).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '10:00', closes: '19:00' },
      { dayOfWeek: ['Wednesday'], opens: '10:00', closes: '14:00' },
    ],
  });
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
      applicableCountry: ['IN', 'FR'],
      merchantReturnDays: 7,
      merchantReturnLink: 'https://shop.example/de/buying',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  });
});

test('the shop has no policy on returns that it has not set', () => {
  changeShop({ terms: { guarantee: { years: 5, circaYears: 5, returnPostage: 'shop' } } });
  expect(shopData('en', 'https://shop.example', '/hero.jpg')).not.toHaveProperty('hasMerchantReturnPolicy');
});
