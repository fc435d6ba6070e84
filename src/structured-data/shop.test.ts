import { shop } from 'virtual:content';
import { expect, test } from 'vitest';
import { changeShop } from '../content/shop-fixture.ts';
import { shopData } from './shop.ts';

test('the shop has its days, the last with its own hours, and days with different ones: a closed one is from midnight to midnight', () => {
  changeShop({
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
  });
  expect(shopData('en', 'https://shop.example', '/hero.jpg')).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '10:00', closes: '19:00' },
      { dayOfWeek: ['Wednesday'], opens: '10:00', closes: '14:00' },
      { validFrom: '2027-01-14', validThrough: '2027-01-16', opens: '00:00', closes: '00:00' },
      { validFrom: '2027-01-26', validThrough: '2027-01-26', opens: '10:00', closes: '13:00' },
    ],
  });
});
