import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Email } from './email.ts';
import { createMailer, describeMailError } from './send.ts';
import { startMailServer } from './smtp-fixture.ts';

const email = { from: 'site@shop.example', to: 'shop@shop.example', subject: 'A', text: 'B', attachments: [] };
const content = Buffer.alloc(100_000, 'x');
const withPhotograph = { ...email, attachments: [{ filename: 'photograph-1.jpg', content }] };

/** A mail server that fails is given up sooner. */
const soon = { connection: 600, silence: 600, inAll: 2000 };

/** The certificate of the tests' mail server is self-signed. */
const unknownCertificate = '?tls.rejectUnauthorized=false';

async function sendTo(url: string, sent: object = email, times?: typeof soon) {
  const mailer = createMailer(url, times);
  try {
    await mailer.send(sent as Email);
    return 'taken';
  } catch (error) {
    return describeMailError(error);
  } finally {
    mailer.close();
  }
}

let server: Awaited<ReturnType<typeof startMailServer>>;
afterEach(() => server?.close());

describe('a password', () => {
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
  ])('goes through %s, and the email after it', async (_how, protocol, options) => {
    const seen = await startServerWithPassword(options);
    expect(await sendTo(urlWith('p@ss:w/rd ü', protocol))).toBe('taken');
    expect(seen).toEqual([{ isEncrypted: true, password: 'p@ss:w/rd ü' }]);
    expect(server.mails).toHaveLength(1);
  });

  test.each([
    ['it is wrong', 'wrong', {}, unknownCertificate],
    ['the certificate is self-signed', 'p@ss:w/rd ü', {}, ''],
    ['it would go unencrypted', 'p@ss:w/rd ü', { disabledCommands: ['STARTTLS'] }, unknownCertificate],
  ])('mails nothing if %s', async (_what, password, options, query) => {
    const seen = await startServerWithPassword(options);
    expect(await sendTo(urlWith(password, 'smtp', query))).not.toBe('taken');
    expect(seen.filter(({ isEncrypted }) => !isEncrypted)).toEqual([]);
    expect(server.mails).toEqual([]);
  });
});

test('encryption from the start needs a valid certificate, also without a password', async () => {
  server = await startMailServer(0, { secure: true });
  expect(await sendTo(server.url.replace('smtp:', 'smtps:'))).not.toBe('taken');
  expect(server.mails).toEqual([]);
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
  expect(await sendTo(server.url)).toBe('taken');
  expect(seen).toEqual([true]);
});

describe('a mail server that fails', () => {
  const fault = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
  const never = () => {};

  test.each<[string, string, SMTPServerOptions]>([
    ['421 EPROTOCOL', 'at once', { onConnect: (_session, answer) => answer(fault(421)) }],
    ['ETIMEDOUT', 'by silence', { onConnect: never }],
    ['552 EENVELOPE', 'at the sender', { onMailFrom: (_address, _session, answer) => answer(fault(552)) }],
    ['451 EENVELOPE', 'at the recipient', { onRcptTo: (_address, _session, answer) => answer(fault(451)) }],
    ['ETIMEDOUT', 'by silence at the recipient', { onRcptTo: never }],
    [
      '554 EMESSAGE',
      'at the email',
      { onData: (stream, _session, answer) => stream.resume().on('end', () => answer(fault(554))) },
    ],
    ['ETIMEDOUT', 'by silence at the email', { onData: (stream) => stream.resume() }],
  ])('is said to have failed (%s), and soon: %s', async (expected, _what, options) => {
    server = await startMailServer(0, options);
    const before = performance.now();
    const said = await sendTo(server.url, withPhotograph, soon);
    server.disconnect();
    expect(said).toContain(expected);
    expect(performance.now() - before).toBeLessThan(5000);
  });

  test('is not there', async () => {
    expect(await sendTo('smtp://127.0.0.1:9')).toMatch(/^ESOCKET/);
  });

  /** What is said of a server that treats each connection like this. */
  async function sendToServer(treat: (socket: Socket) => void, times: typeof soon): Promise<string> {
    const listener = createServer(treat);
    await once(listener.listen(0, '127.0.0.1'), 'listening');
    const { port } = listener.address() as AddressInfo;
    const said = await sendTo(`smtp://127.0.0.1:${port}`, email, times);
    listener.close();
    return said;
  }

  test('by a byte at a time is given up', async () => {
    const treat = (socket: Socket) => {
      socket.on('error', () => undefined).write('220 slow\r\n');
      socket.once('data', () => setInterval(() => socket.write('2'), 10).unref());
    };
    const times = { connection: 10_000, silence: 10_000, inAll: 1000 };
    expect(await sendToServer(treat, times)).toContain('EABORT');
  });

  test('by hanging up is asked once, so that the visitor soon hears of it', async () => {
    let connections = 0;
    const hangUp = (socket: Socket) => {
      connections += 1;
      socket.end();
    };
    expect(await sendToServer(hangUp, soon)).toMatch(/^E/);
    expect(connections).toBe(1);
  });
});

describe('photographs that are not taken', () => {
  test.each([550, 552, 554])('(%i) leave the words, which say so', async (code) => {
    server = await startMailServer();
    server.refusalOf = (mail) => (mail.length > 50_000 ? code : undefined);
    expect(await sendTo(server.url, withPhotograph)).toBe('taken');
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toContain('Photographs left out of this email: 1.');
  });

  test('because the mail server breaks off leave the words', async () => {
    server = await startMailServer();
    server.maxBytes = 50_000;
    expect(await sendTo(server.url, withPhotograph)).toBe('taken');
    expect(server.mails).toHaveLength(1);
  });

  test('for now (451) are not sent without them', async () => {
    server = await startMailServer();
    server.refusalOf = () => 451;
    expect(await sendTo(server.url, withPhotograph)).toMatch(/^451/);
    expect(server.tries).toBe(1);
  });
});

test('four emails are sent at a time, others wait', async () => {
  let waiting = 0;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  server = await startMailServer(0, {
    onData(stream, _session, callback) {
      waiting += 1;
      stream.resume().on('end', () => answered.then(() => callback()));
    },
  });
  const mailer = createMailer(server.url);
  const sending = Array.from({ length: 9 }, () => mailer.send(email as unknown as Email));
  await expect.poll(() => waiting).toBe(4);
  answer();
  await Promise.all(sending);
  expect(waiting).toBe(9);
  mailer.close();
});

describe('all is well', () => {
  /** An email is sent, and five minutes later the login is checked. */
  async function wellAfter(mailer: ReturnType<typeof createMailer>) {
    await mailer.send(email as unknown as Email).catch(() => undefined);
    const atOnce = mailer.isWell();
    const later = Date.now() + 301_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    mailer.isWell();
    vi.restoreAllMocks();
    await mailer.verify();
    return [atOnce, mailer.isWell()];
  }

  async function refusing(options: SMTPServerOptions, refusal?: number, times?: typeof soon) {
    server = await startMailServer(0, options);
    server.refusalOf = () => refusal;
    const mailer = createMailer(server.url, times);
    const seen = await wellAfter(mailer);
    mailer.close();
    return seen;
  }

  const no = Object.assign(new Error('no'), { responseCode: 550 });

  test('not while every recipient is refused, although the login is accepted', async () => {
    expect(await refusing({ onRcptTo: (_address, _session, callback) => callback(no) })).toEqual([false, false]);
  });

  test('not while every sender is refused', async () => {
    expect(await refusing({ onMailFrom: (_address, _session, callback) => callback(no) })).toEqual([false, false]);
  });

  test('not while emails are not taken for now', async () => {
    expect(await refusing({}, 451)).toEqual([false, false]);
  });

  test.each([
    ['in silence', soon],
    ['for too long', { ...soon, inAll: 300 }],
  ])('not while emails are left without an answer, %s', async (_how, times) => {
    expect(await refusing({ onData: (stream) => stream.resume() }, undefined, times)).toEqual([false, false]);
  });

  test('although an email is refused for its content', async () => {
    expect(await refusing({}, 550)).toEqual([true, true]);
  });

  test('again with the next login, if only the connection failed', async () => {
    expect(await refusing({ onConnect: failOnce() })).toEqual([false, true]);
  });

  test('again when an email is taken', async () => {
    server = await startMailServer();
    server.refusalOf = () => 451;
    const mailer = createMailer(server.url);
    await mailer.send(email as unknown as Email).catch(() => undefined);
    expect(mailer.isWell()).toBe(false);
    server.refusalOf = () => undefined;
    await mailer.send(email as unknown as Email);
    expect(mailer.isWell()).toBe(true);
    mailer.close();
  });

  function failOnce(): NonNullable<SMTPServerOptions['onConnect']> {
    let isFirst = true;
    return (_session, callback) => {
      callback(isFirst ? Object.assign(new Error('busy'), { responseCode: 421 }) : null);
      isFirst = false;
    };
  }
});
