import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { formOf } from './inquiries/app-fixture.ts';
import { startMailServer } from './inquiries/smtp-fixture.ts';
import { temporarySite } from './site/site-fixture.ts';

const pages = temporarySite();
const receiving = temporarySite('/api/inquiries');
const folder = mkdtempSync(join(tmpdir(), 'start-'));
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let server: ChildProcess;
beforeEach(async () => {
  mailServer = await startMailServer();
});
afterEach(async () => {
  await mailServer.close();
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
  const env = { ...process.env, SMTP_URL: mailServer.url, INQUIRIES_ENDPOINT: '', ...variables };
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

test('of a site that was built without it, no inquiry is received', async () => {
  const origin = await start(pages);
  expect((await fetch(`${origin}/api/inquiries`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${origin}/de`)).status).toBe(200);
});

test('as the site was built, inquiries are mailed, wherever the server is started from', async () => {
  const origin = await start({ ...receiving, cwd: '/' });
  const answer = await fetch(`${origin}/api/inquiries`, inquiry);
  expect([answer.status, answer.headers.get('X-Content-Type-Options')]).toEqual([202, 'nosniff']);
  expect(mailServer.mails).toHaveLength(1);
  expect((await fetch(`${origin}/de`)).status).toBe(200);
  expect((await fetch(`${origin}/de`, { method: 'POST' })).status).toBe(405);
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok');
});

test('it listens on this machine only, unless HOST says otherwise', async () => {
  const [address = '127.0.0.2'] = Object.values(networkInterfaces())
    .flat()
    .flatMap((each) => (each && !each.internal && each.family === 'IPv4' ? [each.address] : []));
  const isOpen = async (origin: string) => {
    const socket = connect(Number(new URL(origin).port), address);
    const connected = await once(socket, 'connect').catch(() => undefined);
    socket.destroy();
    return connected !== undefined;
  };
  expect(await isOpen(await start(pages))).toBe(false);
  server.kill();
  await once(server, 'exit');
  expect(await isOpen(await start(pages, { HOST: '0.0.0.0' }))).toBe(true);
});

test('SIGTERM lets a form under way be answered, and then ends it', async () => {
  mailServer.answerMs = 1000;
  const origin = await start(receiving);
  const answer = fetch(`${origin}/api/inquiries`, inquiry);
  await expect.poll(() => mailServer.tries, { timeout: 10_000 }).toBe(1);
  server.kill('SIGTERM');
  expect((await answer).status).toBe(202);
  expect(server.exitCode ?? (await once(server, 'exit'))[0]).toBe(0);
  expect(mailServer.mails).toHaveLength(1);
});

test('a port that is none is named', async () => {
  expect(await complaint(pages, { PORT: '65536' })).toContain('PORT: expected a number from 0 to 65535, found "65536"');
});

test('a log that nobody takes any more does not end the server', async () => {
  const origin = await start(receiving);
  server.stdout?.destroy();
  server.stderr?.destroy();
  for (const path of ['/de', '/catalog', '/nowhere']) await fetch(`${origin}${path}`);
  expect((await fetch(`${origin}/api/inquiries`, inquiry)).status).toBe(202);
  expect(server.exitCode).toBe(null);
});

test('a test email says in words what the mail server answered', async () => {
  const sendTest = async () => {
    const command = spawn(process.execPath, ['server/inquiries/command.ts', 'test', receiving.dist], {
      env: { ...process.env, SMTP_URL: mailServer.url },
    });
    const [said, complained] = await Promise.all([text(command.stdout), text(command.stderr)]);
    return said + complained;
  };
  expect(await sendTest()).toMatch(/took the email.+spam\.\n$/);
  expect(mailServer.mails[0]?.length).toBeGreaterThan(20_000_000);
  mailServer.refusalOf = (mail) => (mail.length > 1_000_000 ? 552 : undefined);
  expect(await sendTest()).toContain('It did not take 16 MB of photographs');
});

test('a mail server that is not decided stops it, and is named', async () => {
  expect(await complaint(receiving, { SMTP_URL: '' })).toContain('SMTP_URL: expected a URL');
});

test('the files of the container are enough', async () => {
  const image = join(folder, 'image');
  for (const file of filesOfImage()) cpSync(file, join(image, file), { recursive: true });
  const program = join(image, 'server/start.ts');
  const origin = await start({ dist: receiving.dist, cwd: image, program }, { HOST: '0.0.0.0' });
  expect((await fetch(`${origin}/de`)).status).toBe(200);
  expect((await fetch(`${origin}/api/inquiries`, inquiry)).status).toBe(202);
});

test('a container whose inquiries fail is healthy as long as pages are served', async () => {
  const origin = await start(receiving, { SMTP_URL: 'smtp://127.0.0.1:9' });
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

/** What the image copies, besides the site. */
function filesOfImage(): string[] {
  const lines =
    readFileSync('Dockerfile', 'utf8')
      .split(/^FROM /m)
      .at(-1)
      ?.split('\n') ?? [];
  return lines.flatMap((line) => /^COPY (?:--from=build \/site\/)?(\S+) \.\/(?!dist)\S*$/.exec(line)?.[1] ?? []);
}

test('the unit for systemd starts the server with an empty environment, whatever Node the system has', async () => {
  const unit = readFileSync('server/coromandel.service', 'utf8').replaceAll('/var/www/coromandel', process.cwd());
  const [, line = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
  const port = String(await freePort());
  server = spawn('/usr/bin/env', ['-i', `PORT=${port}`, ...line.split(' '), pages.dist], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await listens(server);
  expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()).toBe('ok');
});
