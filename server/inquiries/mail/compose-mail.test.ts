import { expect, test } from 'vitest';
import type { StoredInquiry } from '../store/store.ts';
import { submission } from '../store/submission-fixture.ts';
import { composeMail } from './compose-mail.ts';
import { createMailer } from './send-mail.ts';
import { startMailServer } from './smtp-fixture.ts';

const facts = {
  from: 'site@shop.example',
  to: 'shop@shop.example',
  siteUrl: 'https://shop.example',
  watchNames: { 'omega-speedmaster-professional-1969': 'Omega Speedmaster Professional, 1969' },
};

function stored(words: Partial<StoredInquiry> = {}): StoredInquiry {
  return {
    ...submission().inquiry,
    id: 'id-1',
    receivedAt: new Date('2026-11-22T12:00:00Z'),
    answeredAt: undefined,
    suspicion: undefined,
    mailState: 'waiting',
    mailAttempts: 1,
    mailError: undefined,
    photographCount: 0,
    ...words,
  };
}

test('the email says who, what and about which watch, and is answered to the visitor', () => {
  const inquiry = stored({ locale: 'de', details: { intent: 'sell', price: '20,000 ₹' }, phone: '+91 44' });
  expect(composeMail(inquiry, [], facts)).toMatchObject({
    subject: 'Inquiry from Asha Rao: Omega Speedmaster Professional, 1969',
    replyTo: { name: 'Asha Rao', address: 'asha@example.com' },
    messageId: '<id-1@shop.example>',
    text: [
      'Name: Asha Rao\nEmail: asha@example.com\nPhone: +91 44\nLanguage: German\nWants to: sell\nPrice in mind: 20,000 ₹',
      'Omega Speedmaster Professional, 1969\nhttps://shop.example/de/catalog/omega-speedmaster-professional-1969',
      'Is it still there?',
      'Received 2026-11-22T12:00:00.000Z, id-1',
    ].join('\n\n'),
  });
});

test.each([
  ['[spam?] Inquiry from Asha Rao: Omega Speedmaster Professional, 1969', { suspicion: 'honeypot' }],
  ['Shortlist from Asha Rao: tudor-1 and 1 more', { kind: 'shortlist', watches: ['tudor-1', 'tudor-2'] }],
  [
    'Offer or search from Asha Rao: HMT Janata',
    { kind: 'sell', watches: [], details: { maker: 'HMT', model: 'Janata' } },
  ],
  ['Inquiry from Asha Rao: constructor', { watches: ['constructor'] }],
  ['Sign-up from Asha Rao', { kind: 'signup', watches: [] }],
] satisfies [string, Partial<StoredInquiry>][])('a subject: %s', (subject, words) => {
  expect(composeMail(stored(words), [], facts).subject).toBe(subject);
});

test('an email without its photographs says how to get them', () => {
  const { text } = composeMail(stored({ photographCount: 3 }), [], facts);
  expect(text).toContain('3 photographs are not in this email: the mail server did not take them');
  expect(text).toContain('npm run inquiries -- photographs id-1 <folder>');
});

test('an email address that is not ASCII is in the text alone', () => {
  const { replyTo, text } = composeMail(stored({ email: 'jörg@müller.example' }), [], facts);
  expect(replyTo).toBeUndefined();
  expect(text).toContain('Email: jörg@müller.example');
});

test('no name, address or message writes a header or another recipient', async () => {
  const server = await startMailServer();
  const evil = 'x\r\nBcc: all@example.com\r\n\r\nDATA\r\n.\r\nRCPT TO:<all@example.com>';
  const inquiry = stored({ name: evil, email: 'undisclosed:a@b.c', message: `${evil}\r\n.\r\nMAIL FROM:<a@b.c>` });
  const mailer = createMailer(server.url);
  await mailer.send(composeMail(inquiry, [new Uint8Array([0xff, 0xd8, 0xff])], facts));
  mailer.close();
  await server.close();
  expect(server.mails).toHaveLength(1);
  const [head = ''] = (server.mails[0] ?? '').split('\r\n\r\n');
  expect(head).not.toMatch(/^(Bcc|Cc):/im);
  expect(head.match(/^To: .*$/gm)).toEqual(['To: shop@shop.example']);
  expect(server.mails[0]).toContain('photograph-1.jpg');
});
