import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Mail } from './compose-mail.ts';
import { createMailer } from './send-mail.ts';
import { startMailServer } from './smtp-fixture.ts';

const mail = { from: 'site@shop.example', to: 'shop@shop.example', subject: 'A', text: 'B' } as Mail;

/** The certificate of the tests' mail server is self-signed. */
const unknownCertificate = '?tls.rejectUnauthorized=false';

async function sendTo(url: string) {
  const mailer = createMailer(url);
  try {
    return await mailer.send(mail);
  } finally {
    mailer.close();
  }
}

let server: Awaited<ReturnType<typeof startMailServer>>;
afterEach(() => server?.close());

/** What the mail server was told, in the order in which it was. */
async function startServerWithPassword(options: { secure?: boolean; disabledCommands?: string[] }) {
  const seen: { isEncrypted: boolean; password: unknown }[] = [];
  server = await startMailServer(0, {
    authOptional: false,
    disabledCommands: [],
    ...options,
    onAuth({ username, password }, session, callback) {
      seen.push({ isEncrypted: session.secure, password });
      callback(username === 'shop' && password === 'p@ss:w/rd ü' ? null : new Error('wrong password'), {
        user: username,
      });
    },
  });
  return seen;
}

function urlWith(password: string, protocol: string, query = unknownCertificate): string {
  const { host } = new URL(server.url);
  return `${protocol}://shop:${encodeURIComponent(password)}@${host}/${query}`;
}

test.each([
  ['STARTTLS', 'smtp', {}],
  ['TLS from the start', 'smtps', { secure: true }],
])('the password goes through %s, and the email after it', async (_how, protocol, options) => {
  const seen = await startServerWithPassword(options);
  await sendTo(urlWith('p@ss:w/rd ü', protocol));
  expect(seen).toEqual([{ isEncrypted: true, password: 'p@ss:w/rd ü' }]);
  expect(server.mails).toHaveLength(1);
});

test('without a password, any encryption that is offered is better than none', async () => {
  const seen: boolean[] = [];
  server = await startMailServer(0, {
    disabledCommands: [],
    onMailFrom(_address, { secure }, callback) {
      seen.push(secure);
      callback();
    },
  });
  await sendTo(server.url);
  expect(seen).toEqual([true]);
  expect(server.mails).toHaveLength(1);
});

test.each([
  ['the password is wrong', 'wrong', {}, unknownCertificate],
  ['the certificate is self-signed', 'p@ss:w/rd ü', {}, ''],
  ['the password would go unencrypted', 'p@ss:w/rd ü', { disabledCommands: ['STARTTLS'] }, unknownCertificate],
])('if %s, nothing is mailed', async (_what, password, options, query) => {
  const seen = await startServerWithPassword(options);
  await expect(sendTo(urlWith(password, 'smtp', query))).rejects.toThrow();
  expect(seen.filter(({ isEncrypted }) => !isEncrypted)).toEqual([]);
  expect(server.mails).toEqual([]);
});

test('the emails of a backlog share one connection', async () => {
  let connections = 0;
  server = await startMailServer(0, {
    onConnect(_session, callback) {
      connections += 1;
      callback();
    },
  });
  const mailer = createMailer(server.url);
  for (let count = 0; count < 3; count++) await mailer.send(mail);
  mailer.close();
  expect([connections, server.mails.length]).toEqual([1, 3]);
});

test('a mail server that answers a byte at a time is given up', async () => {
  const slow = createServer((socket) => {
    socket.on('error', () => undefined).write('220 slow\r\n');
    socket.once('data', () => setInterval(() => socket.write('2'), 10).unref());
  });
  await once(slow.listen(0, '127.0.0.1'), 'listening');
  const { port } = slow.address() as AddressInfo;
  const mailer = createMailer(`smtp://127.0.0.1:${port}`, 0.001);
  await expect(mailer.verify()).rejects.toThrow('no answer in fifteen minutes');
  mailer.close();
  slow.close();
});
