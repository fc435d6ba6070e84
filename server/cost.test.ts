/*
 * Nothing that a stranger sends takes the server longer than its length: meanwhile no page is answered. Each function that meets
 * a stranger's bytes gets the largest input that reaches it, made of what is hardest for it.
 */
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  MAX_DETAIL_CHARACTERS,
  MAX_MESSAGE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_WATCHES,
} from '../src/contract/inquiries.ts';
import { createApp, endpoint, words } from './inquiries/app-fixture.ts';
import { temporarySite } from './site/site-fixture.ts';

/** Processor time in milliseconds, of the client too: many times what is needed, and less than quadratic time takes. */
const MAX_COST_MS = 500;

const mail = createTransport({ streamTransport: true, buffer: true });
const send = async (email: object) => Boolean(await mail.sendMail(email));
const { app: inquiries } = createApp({ mailer: { send, isWell: () => true }, proxies: 1 });
const site = temporarySite();
const app = new Hono().route('/', inquiries).route('/', site.app);
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
  site.remove();
});

interface Sent {
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a request and resolves with its status and the processor time that it took. */
async function costOf({ path = endpoint, headers = {}, body }: Sent): Promise<{ status?: number; cost: number }> {
  const { port } = server.address() as AddressInfo;
  const method = body === undefined ? 'GET' : 'POST';
  const before = process.threadCpuUsage();
  const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }).end(body);
  const [response] = await once(sent, 'response');
  response.resume();
  await once(response, 'end');
  const { user, system } = process.threadCpuUsage(before);
  return { status: response.statusCode, cost: (user + system) / 1000 };
}

/** A text of this many characters, of a repeated beginning and an end. */
const fill = (length: number, unit: string, end = '') =>
  unit.repeat(Math.floor((length - end.length) / unit.length)) + end;

describe('a request line or header of 7 kB:', () => {
  test.each<[string, string]>([
    ['segments', fill(7000, '/a', '!')],
    ['words', fill(7000, '/a-a_', '!')],
    ['slashes', fill(7000, '/', '!')],
    ['dots', fill(7000, '/..', '!')],
    ['names of indexes', fill(7000, '/index', '!')],
    ['escapes', fill(7000, '/%', '!')],
    ['escaped marks', `/${fill(6900, '%CC%81%CC%96%CC%A7%D6%B0')}`],
    ['a query', `/?${fill(6900, '?&=')}`],
  ])('a path of %s', async (_what, path) => {
    expect((await costOf({ path })).cost).toBeLessThan(MAX_COST_MS);
  });

  test.each<[string, string]>([
    ['Accept', ','],
    ['Accept-Encoding', 'br;q=0;,'],
    ['If-None-Match', '",'],
    ['If-None-Match', 'W/"a'],
    ['Host', 'a.'],
    ['Cookie', '=;'],
    ['X-Forwarded-For', ','],
    ['X-Forwarded-For', '0:'],
    ['X-Forwarded-For', '1.'],
    ['X-Forwarded-For', '[]:1'],
    ['Origin', 'http://a.'],
    ['Referer', 'http://a/../'],
    ['Referer', 'http://%CC%81%CC%96%CC%A7%D6%B0'],
    ['Content-Type', 'multipart/form-data; boundary="\\"'],
    ['Content-Type', 'multipart/form-data;;;; ; boundary*=%CC'],
  ])('%s of %j', async (name, unit) => {
    const hostile = { [name]: fill(6900, unit, '!') };
    expect((await costOf({ path: '/', headers: hostile })).cost).toBeLessThan(MAX_COST_MS);
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', ...hostile };
    expect((await costOf({ headers, body: '--x--' })).cost).toBeLessThan(MAX_COST_MS);
  });
});

/** The longest that busboy reads. */
const boundary = 'b'.repeat(250);
const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
const part = (disposition: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
const formOf = (fields: Record<string, string | string[]>) =>
  `${Object.entries(fields)
    .flatMap(([name, values]) => [values].flat().map((value) => part(`name="${name}"`, value)))
    .join('')}--${boundary}--\r\n`;

describe('a body of 4 MB:', () => {
  test.each<[string, string]>([
    ['beginnings of its boundary', `\r\n--${boundary.slice(1)}`],
    ['ends of its boundary', boundary],
    ['line ends', '\r\n'],
    ['carriage returns', '\r'],
    ['dashes', '-'],
    ['headers', 'a:b\r\n'],
    ['folded headers', ' \r\n\t'],
    ['empty parts', `--${boundary}\r\n\r\n`],
    ['ends', `--${boundary}--\r\n`],
    ['quoted names', part(`name="${'\\"'.repeat(1000)}"`, '')],
  ])('%s', async (_what, unit) => {
    const body = Buffer.from(`--${boundary}\r\n${fill(4e6, unit)}`);
    expect((await costOf({ headers, body })).cost).toBeLessThan(MAX_COST_MS);
  });
});

/** What is hard to clean, to normalize, to match, to fold or to encode. */
const hard: Record<string, string[]> = {
  // Of five classes, in the wrong order.
  marks: ['\u0301', '\u0316', '\u0327', '\u05b0', '\u0334'],
  spaces: [' \t'],
  'line ends': ['\r\n'],
  'carriage returns': ['\r'],
  'directions of text': ['\u202e'],
  'encoded words': ['=?utf-8?'],
  quotes: ['"\\'],
  'at signs': ['a@'],
  dots: ['.a'],
  commas: [',<>'],
  'invisible letters': ['\u200b'],
  emoji: ['👩‍👩‍👧'],
  Arabic: ['ش'],
};

/** A text of this many bytes or characters, between two letters. */
const between = (length: number, units: string[], measure: (text: string) => number) =>
  `a${units.map((unit) => unit.repeat((length - 2) / units.length / measure(unit))).join('')}a`;

describe('words:', () => {
  test.each(Object.entries(hard))('64 kB of %s in one field are answered', async (_what, units) => {
    const text = between(64_000, units, Buffer.byteLength);
    for (const name of ['name', 'email', 'message', 'key', 'watch', 'elapsed']) {
      const { status, cost } = await costOf({ headers, body: formOf({ ...words, [name]: text }) });
      expect([name, status]).toEqual([name, expect.toBeOneOf([202, 422])]);
      expect(cost).toBeLessThan(MAX_COST_MS);
    }
  });

  test.each(Object.entries(hard))('the longest texts of %s are mailed', async (_what, units) => {
    const text = (max: number) => between(max * 0.7, units, ({ length }) => length);
    const fields = {
      ...words,
      kind: 'sell',
      name: text(MAX_NAME_CHARACTERS),
      maker: text(MAX_DETAIL_CHARACTERS),
      model: text(MAX_DETAIL_CHARACTERS),
      message: text(MAX_MESSAGE_CHARACTERS),
      watch: Array.from({ length: MAX_WATCHES }, (_, index) => `${'a-'.repeat(47)}${index}`),
    };
    const { status, cost } = await costOf({ headers, body: formOf(fields) });
    expect(status).toBe(202);
    expect(cost).toBeLessThan(MAX_COST_MS);
  });
});
