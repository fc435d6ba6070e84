import { expect, test } from 'vitest';
import { readInquirySettings } from './settings.ts';

const email = 'shop@shop.example';
const built = {
  email,
  url: 'https://shop.example',
  endpoint: '/api/inquiries',
  receivesInquiries: true,
  watchNames: {},
};

test('by default, inquiries go to the address of the shop', () => {
  const expected = { facts: { to: email, from: email }, proxies: 0, perClient: 20 };
  expect(readInquirySettings({ SMTP_URL: 'smtp://localhost' }, built)).toMatchObject(expected);
});

test('mistakes are named together, with their variables', () => {
  const mistakes = { SMTP_URL: 'localhost:25', INQUIRIES_TO: 'me', TRUST_PROXY: 'yes' };
  expect(() => readInquirySettings(mistakes, built)).toThrow(
    /^SMTP_URL: .+\nINQUIRIES_TO: .+\nTRUST_PROXY: expected a whole number/,
  );
  expect(() => readInquirySettings({}, built)).toThrow('SMTP_URL: expected a URL');
});
