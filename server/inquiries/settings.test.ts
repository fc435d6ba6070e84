import { expect, test } from 'vitest';
import { readInquirySettings } from './settings.ts';

const email = 'shop@shop.example';

test('by default, inquiries go to the address of the shop', () => {
  const addresses = { mailTo: email, mailFrom: email, proxies: 0, perClient: 20 };
  expect(readInquirySettings({ SMTP_URL: 'smtp://localhost' }, email)).toMatchObject(addresses);
});

test('mistakes are named together, with their variables', () => {
  const mistakes = { SMTP_URL: 'localhost:25', INQUIRIES_TO: 'me', TRUST_PROXY: 'yes' };
  expect(() => readInquirySettings(mistakes, email)).toThrow(
    /^SMTP_URL: .+\nINQUIRIES_TO: .+\nTRUST_PROXY: expected a whole number/,
  );
  expect(() => readInquirySettings({}, email)).toThrow('SMTP_URL: expected a URL');
});
