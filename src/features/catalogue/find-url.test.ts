import { expect, test } from 'vitest';
import { shop } from '../../content/schema/shop.ts';
import { fill } from '../../i18n/fill.ts';
import { findUrl } from './find-url.ts';

const fillIn = (url: string) =>
  new URL(fill(url, { wanted: encodeURIComponent('Heuer & co') }), 'https://shop.example');

test('leads to the form for a watch that is wanted, if the forms send', () => {
  const url = fillIn(findUrl('de', true));
  expect(url.pathname + url.hash).toBe('/de/sell#write');
  expect(Object.fromEntries(url.searchParams)).toEqual({ intent: 'find', model: 'Heuer & co' });
});

test('otherwise opens WhatsApp with a message', () => {
  const url = fillIn(findUrl('en', false));
  expect(url.pathname).toBe(`/${shop.whatsapp.replace(/\D/g, '')}`);
  expect(url.searchParams.get('text')).toBe('Hello, I am looking for a watch: Heuer & co');
});
