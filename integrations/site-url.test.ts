import { expect, test } from 'vitest';
import { shop } from '../src/content/schema/shop.ts';
import { siteUrl } from './site-url.ts';

test('the default is the URL in shop.yaml', () => {
  expect(siteUrl()).toBe(shop.url);
  expect(siteUrl('')).toBe(shop.url);
});

test.each(['https://shop.example', 'http://localhost:4321'])('SITE_URL=%s replaces it', (override) => {
  expect(siteUrl(override)).toBe(override);
});

test.each([
  'shop.example',
  '/catalog',
  'ftp://shop.example',
  'javascript:alert(1)',
  'https://shop.example/',
  'HTTPS://Shop.Example:443',
  'https://shop.example/folder',
  'https://shop.example/?a=1',
  'https://shop.example/#a',
])('SITE_URL=%s is rejected with the variable and what was expected', (override) => {
  expect(() => siteUrl(override)).toThrow(
    `SITE_URL: expected a URL such as https://coromandelwatch.example, found "${override}"`,
  );
});
