import { expect, test } from 'vitest';
import { siteUrl } from './site-url.ts';

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://shop.example/', 'https://shop.example'],
  ['http://localhost:4321', 'http://localhost:4321'],
  ['HTTPS://Shop.Example:443', 'https://shop.example'],
])('SITE_URL=%s gives %s', (override, expected) => {
  expect(siteUrl(override)).toBe(expected);
});

test.each([
  'shop.example',
  '/catalog',
  'ftp://shop.example',
  'javascript:alert(1)',
  'https://shop.example/folder',
  'https://shop.example/?a=1',
  'https://shop.example/#a',
])('SITE_URL=%s is rejected with the variable and what was expected', (override) => {
  expect(() => siteUrl(override)).toThrow(
    `SITE_URL: expected a URL such as https://coromandelwatch.example, found "${override}"`,
  );
});
