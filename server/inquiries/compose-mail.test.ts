import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import type { StoredInquiry } from './inquiry.ts';
import { createSendMail } from './send-mail.ts';
import { startMailServer } from './smtp-fixture.ts';
import { submission } from './submission-fixture.ts';

const addresses = { from: 'site@shop.example', to: 'shop@shop.example', siteUrl: 'https://shop.example' };

function stored(words: Partial<StoredInquiry> = {}): StoredInquiry {
  return {
    ...submission().inquiry,
    ...{ id: 'id-1', receivedAt: new Date('2026-11-22T12:00:00Z'), answeredAt: undefined, suspicion: undefined },
    ...{ mailState: 'waiting', mailAttempts: 1, mailError: undefined, photographCount: 0, ...words },
  };
}

test('the mail says who, what and about which watch, and is answered to the visitor', () => {
  const inquiry = stored({ locale: 'de', details: { intent: 'sell', price: '20,000 ₹' }, phone: '+91 44' });
  expect(composeMail(inquiry, [], addresses)).toMatchObject({
    subject: 'Inquiry from Asha Rao: omega-speedmaster-professional-1969',
    replyTo: { name: 'Asha Rao', address: 'asha@example.com' },
    messageId: '<id-1@shop.example>',
    text: [
      'Name: Asha Rao\nEmail: asha@example.com\nPhone: +91 44\nLanguage: Deutsch\nWants to: sell\nPrice in mind: 20,000 ₹',
      'https://shop.example/de/catalog/omega-speedmaster-professional-1969',
      'Is it still there?',
      'Received 2026-11-22T12:00:00.000Z, id-1',
    ].join('\n\n'),
  });
});

test('a language that the site has no more keeps no inquiry from being mailed', () => {
  const inquiry = stored({ locale: 'nl' as StoredInquiry['locale'] });
  const { text } = composeMail(inquiry, [], addresses);
  expect(text).toContain('Language: nl\n');
  expect(text).toContain('https://shop.example/catalog/omega-speedmaster-professional-1969');
});

test('no name, address or message writes a header or another recipient', async () => {
  const server = await startMailServer();
  const evil = 'x\r\nBcc: all@example.com\r\n\r\nDATA\r\n.\r\nRCPT TO:<all@example.com>';
  const inquiry = stored({ name: evil, email: 'undisclosed:a@b.c', message: `${evil}\r\n.\r\nMAIL FROM:<a@b.c>` });
  await createSendMail(server.url)(composeMail(inquiry, [new Uint8Array([1, 2])], addresses));
  await server.close();
  expect(server.mails).toHaveLength(1);
  const [head = ''] = (server.mails[0] ?? '').split('\r\n\r\n');
  expect(head).not.toMatch(/^(Bcc|Cc):/im);
  expect(head.match(/^To: .*$/gm)).toEqual(['To: shop@shop.example']);
  expect(server.mails[0]).toContain('photograph-1.jpg');
});
