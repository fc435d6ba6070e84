import { expect, test } from 'vitest';
import { emailUrl, whatsAppUrl } from './contact-urls.ts';

test('an email has the subject and every line of the message', () => {
  const mail = new URL(emailUrl('shop@example.com', 'Bonjour & co', 'one\ntwo: é'));
  expect(mail.pathname).toBe('shop@example.com');
  expect(mail.searchParams.get('subject')).toBe('Bonjour & co');
  expect(mail.searchParams.get('body')).toBe('one\r\ntwo: é');
});

test('WhatsApp gets the digits of the number, and every line of the message', () => {
  expect(whatsAppUrl('+91 44 0000-0000')).toBe('https://wa.me/914400000000');
  const url = new URL(whatsAppUrl('+91 44 0000-0000', 'one & two\nthree: é'));
  expect(url.origin + url.pathname).toBe('https://wa.me/914400000000');
  expect(url.searchParams.get('text')).toBe('one & two\nthree: é');
});
