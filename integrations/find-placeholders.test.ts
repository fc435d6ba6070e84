import { expect, test } from 'vitest';
import { watchData } from '../src/content/schema/content-fixture.ts';
import { placeholderShop } from '../src/content/schema/placeholder-shop.ts';
import type { Shop } from '../src/content/schema/shop-schema.ts';
import type { Watch } from '../src/content/schema/watch-schema.ts';
import { findPlaceholders } from './find-placeholders.ts';

const own = {
  ...placeholderShop,
  phone: '+91 44 2345 6789',
  whatsapp: '+91 98400 12345',
  email: 'anna@watches.in',
  legalName: 'Anna Watches',
  people: [{ name: 'Anna' }],
};
const photographed = { ...watchData(), picture: 'photograph' as const };

/** A site that is public and has own contact details, with changes. */
const find = (changes: Partial<Shop>, watches: Watch[] = []) =>
  findPlaceholders({ ...own, ...changes }, watches, 'https://watches.in', '/api/inquiries');

test('a public site has its placeholders and the sample reported', () => {
  const shop = {
    ...own,
    phone: '+91 44 0000 0000',
    whatsapp: '+91 44 0000 0000',
    email: 'hello@coromandelwatch.example',
    address: { ...own.address, street: '14 Cathedral Road' },
    location: { latitude: 13.047, longitude: 80.255 },
    hours: { ...own.hours, lastDay: 'saturday', closes: '19:00', byAppointment: 'sunday' } as const,
    terms: { handlingDays: 5 },
    legalName: undefined,
    people: [],
  };
  expect(findPlaceholders(shop, [watchData(), photographed], 'https://watches.in', 'off')).toEqual([
    'content/shop.yaml: inquiries.endpoint: off, so the forms thank the visitor and send nothing',
    'content/shop.yaml: phone: still the placeholder +91 44 0000 0000',
    'content/shop.yaml: whatsapp: still the placeholder +91 44 0000 0000',
    'content/shop.yaml: email: still the placeholder hello@coromandelwatch.example',
    "content/shop.yaml: address: still the sample's, 14 Cathedral Road",
    "content/shop.yaml: location: still the sample's, which the map shows",
    "content/shop.yaml: hours: still the sample's, monday to saturday from 10:00 to 19:00",
    "content/shop.yaml: terms: still the sample's, which are promises to buyers: handlingDays",
    'content/shop.yaml: legalName, registrations: empty. Who runs the site?',
    'content/shop.yaml: people: empty. Who answers visitors?',
    "content/watches: still the sample's, with invented reports and measurements: tissot-antimagnetique-1938",
  ]);
});

test('nothing is reported for a site that is not public, or without placeholders', () => {
  expect(findPlaceholders(own, [watchData()], 'https://watches.example', 'off')).toEqual([]);
  expect(findPlaceholders(own, [photographed], 'https://watches.in', '/api/inquiries')).toEqual([]);
});

test('the terms that are still the sample are named, whatever the others say', () => {
  const guarantee = { years: 5, returnPostage: 'shop' as const };
  expect(find({ terms: { payment: ['upi'], holdHours: 48, inspectionDays: 14, guarantee } })).toEqual([
    "content/shop.yaml: terms: still the sample's, which are promises to buyers: holdHours, guarantee",
  ]);
});

test('hours that differ on one day are not the sample', () => {
  const hours = { ...own.hours, lastDay: 'saturday', closes: '19:00', byAppointment: 'sunday' } as const;
  expect(find({ hours })).toHaveLength(1);
  expect(find({ hours: { ...hours, lastDayCloses: '14:00' } })).toEqual([]);
});

test('a photograph does not make the measurements of the sample true', () => {
  const measuredOn = (date: string) => ({ ...photographed, measured: { date, positions: [] } });
  expect(find({}, [measuredOn('2025-11-06')])).toEqual([
    "content/watches: still the sample's, with invented reports and measurements: tissot-antimagnetique-1938",
  ]);
  expect(find({}, [measuredOn('2026-11-06')])).toEqual([]);
});
