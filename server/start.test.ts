import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { builtSiteFile } from './built-site.ts';
import { builtSite } from './built-site-fixture.ts';
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
  expect((await fetch(`${origin}/api/inquiries`, inquiry)).status).toBe(405);
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

/** Sends bytes as they are, and resolves with the beginning of the response. */
async function sendRaw(origin: string, head: string[], body: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8');
  socket.write(`${['POST /api/inquiries HTTP/1.1', 'Host: localhost', ...head].join('\r\n')}\r\n\r\n${body}`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}

const type = 'Content-Type: multipart/form-data; boundary=----WebKitFormBoundary0123456789';

test('a hostile body gets an answer, and harms nobody else', async () => {
  const origin = await start(receiving);
  const nameless =
    '------WebKitFormBoundary0123456789\r\nContent-Disposition: form-data\r\n\r\nx\r\n------WebKitFormBoundary0123456789--\r\n';
  expect(await sendRaw(origin, [type, `Content-Length: ${nameless.length}`], nameless)).toContain(' 400 ');
  // The parser ends with the first of several ends.
  const ends = '------WebKitFormBoundary0123456789\r\n'.concat('------WebKitFormBoundary0123456789--\r\n'.repeat(9));
  expect(await sendRaw(origin, [type, `Content-Length: ${ends.length}`], ends)).toContain(' 422 ');
  expect(await sendRaw(origin, [type, 'Transfer-Encoding: chunked'], '1\r\nx\r\n0\r\n\r\n')).toContain(' 411 ');
  const broken = connect(Number(new URL(origin).port), '127.0.0.1');
  broken.write(`POST /api/inquiries HTTP/1.1\r\nHost: localhost\r\n${type}\r\nContent-Length: 500\r\n\r\n--x`);
  await once(broken, 'connect');
  broken.destroy();
  expect((await fetch(`${origin}/api/inquiries`, inquiry)).status).toBe(202);
  expect((await fetch(`${origin}/de`)).status).toBe(200);
});

test('while the mail server is away, a form is answered with a sentence, and a monitor learns of it', async () => {
  mailServer.refusalOf = () => 451;
  const origin = await start(receiving);
  const refused = await fetch(`${origin}/api/inquiries`, inquiry);
  expect([refused.status, (await refused.json()).error]).toEqual([503, expect.stringMatching(/\.$/)]);
  expect((await fetch(`${origin}/healthz`)).status).toBe(503);
  mailServer.refusalOf = () => undefined;
  expect((await fetch(`${origin}/api/inquiries`, inquiry)).status).toBe(202);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

test('HOST may be an IPv6 address', async () => {
  const port = String(await freePort());
  server = run(pages, { PORT: port, HOST: '::1' });
  const [line] = await once(server.stdout ?? server, 'data');
  expect(String(line)).toContain(`http://[::1]:${port}\n`);
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

test('SIGTERM does not wait for an upload that is not complete', async () => {
  const origin = await start(receiving);
  const upload = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {});
  upload.write(`POST /api/inquiries HTTP/1.1\r\nHost: localhost\r\n${type}\r\nContent-Length: 500\r\n\r\n--x`);
  await once(upload, 'connect');
  // The server has read the form's beginning when it has answered a later request.
  await fetch(`${origin}/de`);
  const before = performance.now();
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(performance.now() - before).toBeLessThan(10_000);
});

test.each(['http', '0', '65536'])('the port %s, which is none, is named', async (port) => {
  expect(await complaint(pages, { PORT: port })).toContain(`PORT: expected a number from 1 to 65535, found "${port}"`);
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
  mailServer.refusalOf = () => 550;
  expect(await sendTest()).toContain('did not take the email: Message failed: 550');
  expect(mailServer.mails).toHaveLength(2);
});

test.each([
  ['a mail server that is not decided', { SMTP_URL: '' }, 'SMTP_URL: expected a URL'],
  ['a variable that cannot be used', { SMTP_URL: 'localhost' }, 'SMTP_URL: expected a URL'],
  ['an endpoint that the build was not told', { INQUIRIES_ENDPOINT: 'off' }, 'build it again'],
])('%s stops it, and is named', async (_what, variables, message) => {
  expect(await complaint(receiving, variables)).toContain(message);
});

test.each([
  ['nothing', {}, 'url'],
  ['a URL that is none', { ...builtSite, url: 'nope' }, 'url'],
  ['no sentences', { ...builtSite, errors: {} }, 'errors.en'],
])('a build that tells it %s stops it', async (_what, content, field) => {
  const dist = mkdtempSync(join(folder, 'dist-'));
  writeFileSync(join(dist, builtSiteFile), JSON.stringify(content));
  expect(await complaint({ dist }, {})).toMatch(new RegExp(`server\\.json: build the site again(.|\n)* at ${field}`));
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
