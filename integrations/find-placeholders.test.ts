import { expect, test } from 'vitest';
import { watchData } from '../src/content/schema/content-fixture.ts';
import { placeholderShop } from '../src/content/schema/placeholder-shop.ts';
import { findPlaceholders } from './find-placeholders.ts';

const own = {
  ...placeholderShop,
  phone: '+91 44 2345 6789',
  whatsapp: '+91 98400 12345',
  email: 'anna@watches.in',
  legalName: 'Anna Watches',
};
const photographed = { ...watchData(), picture: 'photograph' as const };

test('a public site has its placeholders and the sample reported', () => {
  const shop = {
    ...own,
    phone: '+91 44 0000 0000',
    whatsapp: '+91 44 0000 0000',
    email: 'hello@coromandelwatch.example',
    address: { ...own.address, street: '14 Cathedral Road' },
    legalName: undefined,
  };
  expect(findPlaceholders(shop, [watchData(), photographed], 'https://watches.in', 'off')).toEqual([
    'content/shop.yaml: inquiries.endpoint: off, so the forms thank the visitor and send nothing',
    'content/shop.yaml: phone: still the placeholder +91 44 0000 0000',
    'content/shop.yaml: whatsapp: still the placeholder +91 44 0000 0000',
    'content/shop.yaml: email: still the placeholder hello@coromandelwatch.example',
    "content/shop.yaml: address: still the sample's, 14 Cathedral Road",
    'content/shop.yaml: legalName, registrations: empty. Who runs the site?',
    "content/watches: 1 with renderings. The sample's reports and measurements are invented.",
  ]);
});

test('nothing is reported for a site that is not public, or without placeholders', () => {
  expect(findPlaceholders(own, [watchData()], 'https://watches.example', 'off')).toEqual([]);
  expect(findPlaceholders(own, [photographed], 'https://watches.in', '/api/inquiries')).toEqual([]);
});
