import { expect, test } from 'vitest';
import { builtSite } from '../built-site-fixture.ts';
import { readInquirySettings } from './settings.ts';

test('by default, inquiries go to the address of the shop', () => {
  const expected = { facts: { to: builtSite.email, from: builtSite.email }, proxies: 0, perClient: 20 };
  expect(readInquirySettings({ SMTP_URL: 'smtp://localhost' }, builtSite)).toMatchObject(expected);
});

test('mistakes are named together, with their variables', () => {
  const mistakes = { SMTP_URL: 'localhost:25', INQUIRIES_TO: 'me', TRUST_PROXY: 'yes' };
  expect(() => readInquirySettings(mistakes, builtSite)).toThrow(
    /^SMTP_URL: .+\nINQUIRIES_TO: .+\nTRUST_PROXY: expected a whole number/,
  );
  expect(() => readInquirySettings({}, builtSite)).toThrow('SMTP_URL: expected a URL');
});

test('several people may receive inquiries; the first is the sender', () => {
  const settings = { SMTP_URL: 'smtp://localhost', INQUIRIES_TO: 'anna@shop.example,ravi@shop.example' };
  const expected = { to: 'anna@shop.example, ravi@shop.example', from: 'anna@shop.example' };
  expect(readInquirySettings(settings, builtSite).facts).toMatchObject(expected);
  const mistaken = { ...settings, INQUIRIES_TO: 'anna@shop.example, ravi' };
  expect(() => readInquirySettings(mistaken, builtSite)).toThrow(/^INQUIRIES_TO: expected an email address/);
});
