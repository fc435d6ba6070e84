import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { facts, words } from './app-fixture.ts';
import { checkSubmission, type Inquiry, type Submission } from './check.ts';
import { composeEmail, withoutPhotographs } from './email.ts';
import { createMailer } from './send.ts';
import { startMailServer } from './smtp-fixture.ts';

function submission(changes: Partial<Inquiry> = {}, others: Partial<Submission> = {}): Submission {
  const { name, email, message, watch } = words;
  const written = { kind: 'inquiry' as const, name, email, message, phone: '', watches: [watch], details: {} };
  const inquiry = { ...written, locale: 'en' as const, ...changes };
  return { inquiry, idempotencyKey: 'k-1', suspicion: undefined, photographs: [], ...others };
}

/** The email as a mail program reads it, and as it was sent. */
async function send(sent: Submission) {
  const server = await startMailServer();
  const mailer = createMailer(server.url);
  await mailer.send(composeEmail('id-1', sent, facts));
  mailer.close();
  await server.close();
  expect(server.mails).toHaveLength(1);
  const [raw = ''] = server.mails;
  return { raw, read: await PostalMime.parse(raw) };
}

test('the email says who, what and about which watch, and is answered to the visitor', async () => {
  const details = { wish: 'sell', tradeFor: 'HMT Janata, 1975', price: '20,000 ₹', budget: '30,000 ₹' };
  const { read } = await send(submission({ locale: 'de', details, phone: '+91 44' }));
  expect(read).toMatchObject({
    subject: 'Inquiry from Asha Rao: Omega Speedmaster Professional, 1969',
    replyTo: [{ name: 'Asha Rao', address: 'asha@example.com' }],
    to: [{ address: 'shop@shop.example' }],
    messageId: '<id-1@shop.example>',
  });
  expect(read.text?.replaceAll('\r', '')).toContain(
    [
      'Name: Asha Rao\nEmail: asha@example.com\nPhone: +91 44\nLanguage: German\nWants to: sell\nIn exchange for: HMT Janata, 1975\nPrice in mind: 20,000 ₹\nMaximum budget: 30,000 ₹',
      'Omega Speedmaster Professional, 1969\nhttps://shop.example/de/catalog/omega-speedmaster-professional-1969',
      'Message:\n> Is it still there?',
      'Received 2',
    ].join('\n\n'),
  );
});

test.each([
  ['[spam?] Inquiry from Asha Rao: Omega Speedmaster Professional, 1969', {}, { suspicion: 'honeypot' }],
  ['Shortlist from Asha Rao: tudor-1 and 1 more', { kind: 'shortlist', watches: ['tudor-1', 'tudor-2'] }, {}],
  [
    'Offer or search from Asha Rao: HMT Janata',
    { kind: 'sell', watches: [], details: { maker: 'HMT', model: 'Janata' } },
    {},
  ],
  ['Inquiry from Asha Rao: constructor', { watches: ['constructor'] }, {}],
  ['Sign-up from Asha Rao', { kind: 'signup', watches: [] }, {}],
  ['Message from Asha Rao', { kind: 'message', watches: [] }, {}],
] satisfies [string, Partial<Inquiry>, Partial<Submission>][])('a subject: %s', (subject, inquiry, others) => {
  expect(composeEmail('id-1', submission(inquiry, others), facts).subject).toBe(subject);
});

test('an email without its photographs says so', () => {
  const photographs = [1, 2, 3].map(() => new Uint8Array([0xff, 0xd8, 0xff]));
  const { text, attachments } = withoutPhotographs(composeEmail('id-1', submission({}, { photographs }), facts));
  expect(text).toContain('Photographs left out of this email: 3. The mail server did not accept them, or may');
  expect(attachments).toEqual([]);
});

test('an email address that is not ASCII is in the text alone', async () => {
  const { read } = await send(submission({ email: 'jörg@müller.example' }));
  expect(read.replyTo).toBeUndefined();
  expect(read.text).toContain('Email: jörg@müller.example');
});

test('a message cannot imitate the facts', async () => {
  const message = 'Yes\rLooks like spam: no\u2028Photographs left out: 1\u0085x';
  const { read } = await send(checkSubmission({ ...words, kind: 'message', watch: [], message }, [], 'en'));
  expect(read.text).toMatch(/\nMessage:\r?\n> Yes\r?\n> Looks like spam: no\r?\n> Photographs left out: 1x\r?\n/);
});

test.each([
  ['Arabic and emoji', 'نور الدين ⌚', 'أهلاً، هل ما زالت متوفرة؟ 🕰️'],
  ['a line of 2,000 characters', 'Asha', 'x'.repeat(2000)],
  ['dots and words of the protocol', 'Asha', '.\n..\nQUIT\nFrom the shop'],
])('a mail program reads %s as it was written', async (_what, name, message) => {
  const { raw, read } = await send(submission({ name, message }));
  expect(read.subject).toContain(name);
  expect(read.replyTo?.[0]?.name).toBe(name);
  expect(read.text?.replaceAll('\r', '')).toContain(message.replaceAll(/^/gm, '> '));
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(998);
});

test.each(['=?utf-8?B?RXZpbA0KQmNjOiBldmlsQHguZXhhbXBsZQ==?=', '=?utf-8?Q?=E2=80=AEgpj?=', '=?utf-8?Q?=0D=0A?='])(
  'a name, maker or model that looks encoded is not decoded in a header: %s',
  async (evil) => {
    const fields = { kind: 'sell', name: `Asha ${evil}`, email: words.email, maker: evil, model: evil };
    const { read } = await send(checkSubmission(fields, [], 'en'));
    expect(read.subject).toMatch(/^Offer or search from Asha = [^\p{Cc}\u202e]+$/u);
    expect(read.replyTo?.[0]?.name).toMatch(/^Asha = [^\p{Cc}\u202e]+$/u);
  },
);

test.each([
  'x Bcc: all@example.com DATA . RCPT TO:<all@example.com>',
  'Asha" <all@example.com>, "x',
  'x\r\nBcc: all@example.com',
])('no name or message writes a header or another recipient: %j', async (evil) => {
  const photographs = [new Uint8Array([0xff, 0xd8, 0xff])];
  const message = `${evil}\r\n.\r\nMAIL FROM:<a@b.c>`;
  const { read } = await send(submission({ name: evil, message }, { photographs }));
  expect([read.to, read.bcc, read.cc]).toEqual([[{ address: 'shop@shop.example', name: '' }], undefined, undefined]);
  expect(read.replyTo?.map(({ address }) => address)).toEqual([words.email]);
  expect(read.subject).toMatch(/^[^\p{Cc}\u202e]+$/u);
  expect(read.attachments).toMatchObject([{ filename: 'photograph-1.jpg' }]);
});
