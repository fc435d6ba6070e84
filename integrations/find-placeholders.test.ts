import { expect, test } from 'vitest';
import { shop } from '../src/content/schema/shop.ts';
import { findPlaceholders } from './find-placeholders.ts';

const placeholders = {
  ...shop,
  phone: '+91 44 0000 0000',
  whatsapp: '+91 44 0000 0000',
  email: 'hello@coromandelwatch.example',
};

test('a public site has its placeholders reported', () => {
  expect(findPlaceholders(placeholders, 'https://watches.in', 'off')).toEqual([
    'content/shop.yaml: inquiries.endpoint: off, so the forms thank the visitor and send nothing',
    'content/shop.yaml: phone: still the placeholder +91 44 0000 0000',
    'content/shop.yaml: whatsapp: still the placeholder +91 44 0000 0000',
    'content/shop.yaml: email: still the placeholder hello@coromandelwatch.example',
  ]);
});

test('nothing is reported for a site that is not public, or without placeholders', () => {
  expect(findPlaceholders(placeholders, 'https://watches.example', 'off')).toEqual([]);
  const set = { ...shop, phone: '+91 44 2345 6789', whatsapp: '+91 98400 12345', email: 'anna@watches.in' };
  expect(findPlaceholders(set, 'https://watches.in', '/api/inquiries')).toEqual([]);
});
