import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { MAX_TOTAL_PHOTOGRAPH_BYTES } from '../src/content/schema/inquiry-contract.ts';
import { connectionLimitsForUploads } from './connection-limits.ts';
import { formOf } from './inquiries/http/app-fixture.ts';
import { SLOWEST_BYTES_PER_SECOND } from './inquiries/http/limits.ts';
import { startMailServer } from './inquiries/mail/smtp-fixture.ts';
import { openStore } from './inquiries/store/store.ts';
import { temporarySite } from './site/site-fixture.ts';

const pages = temporarySite();
const receiving = temporarySite('/api/inquiries');
const folder = mkdtempSync(join(tmpdir(), 'start-'));
const dataDir = join(folder, 'data');
let server: ChildProcess;
afterEach(async () => {
  server.kill();
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
});

afterAll(() => {
  pages.remove();
  receiving.remove();
  rmSync(folder, { recursive: true });
});

interface Place {
  dist: string;
  /** Where it is started from, and the server's own folder. */
  cwd?: string;
  program?: string;
}

function run({ dist, cwd, program = 'server/start.ts' }: Place, variables: Record<string, string>) {
  const env = { ...process.env, DATA_DIR: dataDir, SMTP_URL: 'none', INQUIRIES_ENDPOINT: '', ...variables };
  return spawn(process.execPath, [resolve(program), dist], { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Starts the server; resolves when it listens. */
async function start(place: Place, variables: Record<string, string> = {}): Promise<string> {
  const port = String(await freePort());
  server = run(place, { PORT: port, ...variables });
  await listens(server);
  return `http://127.0.0.1:${port}`;
}

function listens(program: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  program.stdout?.on('data', (line) => String(line).includes('http://') && resolve());
  program.on('exit', () => reject(new Error('it ended')));
  return promise;
}

/** What it says when it does not start. */
async function complaint(place: Place, variables: Record<string, string>): Promise<string> {
  server = run(place, variables);
  return server.stderr ? text(server.stderr) : '';
}

const inquiry = { method: 'POST', body: formOf({ kind: 'signup', name: 'Asha', email: 'asha@example.com' }) };

test('of a site that was built without it, no inquiry is received, and no database is opened', async () => {
  const origin = await start(pages);
  expect((await fetch(`${origin}/api/inquiries`, inquiry)).status).toBe(405);
  expect((await fetch(`${origin}/de`)).status).toBe(200);
  expect(existsSync(dataDir)).toBe(false);
});

test('as the site was built, inquiries are kept, wherever the server is started from', async () => {
  const origin = await start({ ...receiving, cwd: '/' });
  expect((await fetch(`${origin}/api/inquiries`, inquiry)).status).toBe(202);
  expect(existsSync(join(dataDir, 'inquiries.sqlite'))).toBe(true);
  expect((await fetch(`${origin}/de`)).status).toBe(200);
  expect((await fetch(`${origin}/de`, { method: 'POST' })).status).toBe(405);
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok');
});

test('the public URL may be written with a slash at its end, as for the build', async () => {
  const origin = await start(receiving, { SITE_URL: 'https://shop.example/' });
  expect((await fetch(`${origin}/de`)).status).toBe(200);
});

test('it listens on this machine only, unless HOST says otherwise', async () => {
  const [address] = Object.values(networkInterfaces())
    .flat()
    .flatMap((each) => (each && !each.internal && each.family === 'IPv4' ? [each.address] : []));
  const closed = new URL(await start(pages));
  const open = async ({ port }: URL) => {
    const socket = connect(Number(port), address ?? '127.0.0.2');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    return isOpen;
  };
  expect(await open(closed)).toBe(false);
  server.kill();
  await once(server, 'exit');
  expect(await open(new URL(await start(pages, { HOST: '0.0.0.0' })))).toBe(true);
});

test('a sender who breaks off, or sends more than is allowed, harms nobody else', async () => {
  const origin = await start(receiving);
  const { port } = new URL(origin);
  const head = 'POST /api/inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n';
  const broken = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  broken.write(`${head}Content-Length: 500\r\n\r\n--x`);
  const tooLarge = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  tooLarge.write(`${head}Content-Length: 99999999\r\n\r\n`);
  const answer = once(tooLarge, 'data');
  broken.destroy();
  expect(String(await answer)).toContain('422');
  // It does not wait for the rest.
  await once(tooLarge, 'close');
  const part = '--x\r\nContent-Disposition: form-data; name="photographs"; filename="p.jpg"\r\n\r\n';
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const endsInAFile = await fetch(`${origin}/api/inquiries`, { method: 'POST', body: `${part}p`, headers });
  expect(endsInAFile.status).toBe(400);
  expect((await fetch(`${origin}/api/inquiries`, inquiry)).status).toBe(202);
});

test('an upload at the slowest speed that is accepted has enough time', () => {
  const longestUploadMs = (MAX_TOTAL_PHOTOGRAPH_BYTES / SLOWEST_BYTES_PER_SECOND) * 1000;
  expect(connectionLimitsForUploads.requestTimeout).toBeGreaterThan(longestUploadMs);
});

test('pages are served while forms of many parts are sent', async () => {
  const origin = await start(receiving);
  const body = formOf({ watch: Array(20_000).fill('a-1') });
  const floods = Array.from({ length: 8 }, async () => {
    // It may close the connection before everything has been sent.
    const sent = await fetch(`${origin}/api/inquiries`, { method: 'POST', body }).catch(() => undefined);
    return sent?.status ?? 413;
  });
  expect((await fetch(`${origin}/de`)).status).toBe(200);
  expect(new Set(await Promise.all(floods))).toEqual(new Set([413]));
});

test('SIGTERM ends it within ten seconds, also while an upload hangs', async () => {
  const { port } = new URL(await start(receiving));
  const hanging = connect(Number(port), '127.0.0.1');
  const type = 'Content-Type: multipart/form-data; boundary=x';
  hanging.write(`POST /api/inquiries HTTP/1.1\r\nHost: localhost\r\n${type}\r\nContent-Length: 1000\r\n\r\n--x\r\n`);
  await once(hanging, 'connect');
  const before = performance.now();
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  hanging.destroy();
  expect(performance.now() - before).toBeLessThan(10_000);
}, 15_000);

test('SIGTERM lets the mail under way be sent, while pages are served', async () => {
  const mailServer = await startMailServer();
  mailServer.answerMs = 2000;
  const dataDir = join(folder, 'mailing');
  const origin = await start(receiving, { DATA_DIR: dataDir, SMTP_URL: mailServer.url });
  expect((await fetch(`${origin}/api/inquiries`, inquiry)).status).toBe(202);
  await expect.poll(() => mailServer.tries, { timeout: 10_000 }).toBe(1);
  server.kill('SIGTERM');
  expect((await fetch(`${origin}/de`)).status).toBe(200);
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(mailServer.mails).toHaveLength(1);
  await mailServer.close();
  const store = await openStore({ databaseUrl: undefined, dataDir, maxBytes: 1e9 });
  expect(await store.list()).toMatchObject([{ mailState: 'sent' }]);
  await store.close();
});

test.each([
  ['a mail server that is not decided', { SMTP_URL: '' }, 'SMTP_URL: expected a URL'],
  ['a variable that cannot be used', { SMTP_URL: 'localhost' }, 'SMTP_URL: expected a URL'],
  ['an endpoint that the build was not told', { INQUIRIES_ENDPOINT: 'off' }, 'build it again'],
  [
    'a public URL that the pages do not have',
    { SITE_URL: 'https://other.example' },
    'built with "https://shop.example"',
  ],
  ['days that the pages do not promise', { INQUIRIES_KEEP_DAYS: '7' }, 'the site was built with "90"'],
])('%s stops it, and is named', async (_what, variables, message) => {
  expect(await complaint(receiving, variables)).toContain(message);
});

test('the files of the container are enough', async () => {
  const image = join(folder, 'image');
  for (const file of filesOfImage()) cpSync(file, join(image, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(image, 'node_modules'));
  const program = join(image, 'server/start.ts');
  const origin = await start({ dist: receiving.dist, cwd: image, program }, { HOST: '0.0.0.0' });
  expect((await fetch(`${origin}/de`)).status).toBe(200);
  expect((await fetch(`${origin}/api/inquiries`, inquiry)).status).toBe(202);
});

test('a container whose inquiries fail is healthy as long as pages are served', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const origin = await start(receiving, { DATA_DIR: join(file, 'data') });
  await expect.poll(async () => (await fetch(`${origin}/healthz`)).status).toBe(503);
  const [, check = ''] = /^HEALTHCHECK CMD (.+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const [, ...parameters] = JSON.parse(check) as string[];
  const isHealthy = async (port: string) => {
    const [status] = await once(spawn(process.execPath, parameters, { env: { ...process.env, PORT: port } }), 'exit');
    return status === 0;
  };
  expect(await isHealthy(new URL(origin).port)).toBe(true);
  expect(await isHealthy(String(await freePort()))).toBe(false);
});

/** What the image copies, besides what it installs or builds. */
function filesOfImage(): string[] {
  const lines =
    readFileSync('Dockerfile', 'utf8')
      .split(/^FROM /m)
      .at(-1)
      ?.split('\n') ?? [];
  return lines.flatMap((line) => /^COPY (?!--)(\S+) .*\.\/\S*$/.exec(line)?.[1] ?? []);
}

test('the unit for systemd starts the server with an empty environment, whatever Node the system has', async () => {
  const project = join(folder, 'project');
  for (const file of ['server', 'src', 'package.json']) cpSync(file, join(project, file), { recursive: true });
  cpSync(pages.dist, join(project, 'dist'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const unit = readFileSync('server/coromandel.service', 'utf8').replaceAll('/var/www/coromandel', project);
  const [, line = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
  const port = String(await freePort());
  server = spawn('/usr/bin/env', ['-i', `PORT=${port}`, ...line.split(' ')], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await listens(server);
  expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()).toBe('ok');
});
