import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { temporarySite } from './site/site-fixture.ts';

const site = temporarySite();
const folder = mkdtempSync(join(tmpdir(), 'start-'));
let server: ChildProcess;
afterEach(async () => {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
});

afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true });
});

/** Starts the server as `npm start` does; resolves when it listens. */
async function start(variables: Record<string, string>): Promise<string> {
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, DATA_DIR: join(folder, 'data'), INQUIRIES_ENDPOINT: 'off', ...variables };
  server = spawn(process.execPath, ['server/start.ts', site.dist], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const { promise: isListening, resolve } = Promise.withResolvers<void>();
  server.stdout?.on('data', (line) => String(line).includes('http://localhost') && resolve());
  await isListening;
  return `http://localhost:${port}`;
}

const inquiry = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ kind: 'signup', name: 'Asha', email: 'asha@example.com' }),
};

test('switched off, no inquiry is received, and no database is opened', async () => {
  const origin = await start({});
  expect((await fetch(`${origin}/api/inquiries`, inquiry)).status).toBe(405);
  expect((await fetch(`${origin}/de`)).status).toBe(200);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('switched on by a variable alone, inquiries are kept, and pages are served as before', async () => {
  const origin = await start({ INQUIRIES_ENDPOINT: '/api/inquiries' });
  expect((await fetch(`${origin}/api/inquiries`, inquiry)).status).toBe(202);
  expect(existsSync(join(folder, 'data/inquiries.sqlite'))).toBe(true);
  expect((await fetch(`${origin}/de`)).status).toBe(200);
  expect((await fetch(`${origin}/de`, { method: 'POST' })).status).toBe(405);
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok');
});

test('a sender who breaks off, or sends more than is announced to be, harms nobody else', async () => {
  const origin = await start({ INQUIRIES_ENDPOINT: '/api/inquiries' });
  const { port } = new URL(origin);
  const head = 'POST /api/inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const broken = connect(Number(port), 'localhost').setEncoding('utf8');
  broken.write(`${head}Content-Length: 500\r\n\r\n{"kind":`);
  const tooLarge = connect(Number(port), 'localhost').setEncoding('utf8');
  tooLarge.write(`${head}Content-Length: 99999999\r\n\r\n`);
  const answer = once(tooLarge, 'data');
  broken.destroy();
  expect(String(await answer)).toContain('413');
  // It does not wait for the rest.
  await once(tooLarge, 'close');
  expect((await fetch(`${origin}/api/inquiries`, inquiry)).status).toBe(202);
});

test('a variable that cannot be used stops it, and is named', async () => {
  const variables = { INQUIRIES_ENDPOINT: '/api/inquiries', SMTP_URL: 'localhost' };
  server = spawn(process.execPath, ['server/start.ts', site.dist], { env: { ...process.env, ...variables } });
  const said = server.stderr ? await text(server.stderr) : '';
  expect(said).toContain('SMTP_URL: expected a URL');
});
