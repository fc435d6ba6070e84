import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findProblems } from '../health.ts';
import { type InquiryStore, openStore } from '../store/store.ts';
import { submission } from '../store/submission-fixture.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createMailer } from './send-mail.ts';
import { messageIdOf, startMailServer } from './smtp-fixture.ts';

/** A minute takes 150 milliseconds. */
const TIME_SCALE = 1 / 400;
const SECOND_MS = 1000 * TIME_SCALE;
const MINUTE_MS = 60 * SECOND_MS;

let folder: string;
let store: InquiryStore;
let server: Awaited<ReturnType<typeof startMailServer>>;
let outbox: Outbox;
let timer: NodeJS.Timeout;
let log: string[];

beforeEach(async () => {
  log = [];
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  store = await openStore({ databaseUrl: undefined, dataDir: folder, maxBytes: 1e9 });
  server = await startMailServer();
});
afterEach(async () => {
  clearInterval(timer);
  await outbox.stop();
  await store.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

function newOutbox(changes: Partial<InquiryStore> = {}, url = server.url): Outbox {
  return createOutbox({
    store: { ...store, ...changes },
    mailer: createMailer(url, TIME_SCALE),
    facts: { from: 'site@shop.example', to: 'shop@shop.example', siteUrl: 'https://shop.example', watchNames: {} },
    log: (line) => log.push(line),
    timeScale: TIME_SCALE,
  });
}

/** Mails what is due, and looks again every second. */
function startOutbox(...parameters: Parameters<typeof newOutbox>) {
  outbox = newOutbox(...parameters);
  timer = setInterval(outbox.wake, SECOND_MS);
}

const add = (key: string, words = {}, photographs: Uint8Array[] = []) =>
  store.add(submission({ idempotencyKey: key, photographs }, words), new Date());
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });
const sent = () => server.mails.map(messageIdOf);
const idOf = (id: string) => `<${id}@shop.example>`;
const photograph = (bytes: number) => new Uint8Array(bytes).fill(0xff);

/** At least one, two, four minutes and so on. */
function expectDoubled(times: number[]) {
  const pauses = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / MINUTE_MS);
  expect(pauses.filter((minutes, index) => minutes < 2 ** index)).toEqual([]);
}

test.each([
  ['takes 100 seconds for its answers', { commandMs: 50 * SECOND_MS }],
  ['is silent for four minutes after the mail', { answerMs: 4 * MINUTE_MS }],
])('a mail server that %s gets each mail once', async (_what, slowness) => {
  Object.assign(server, slowness);
  const ids = [await add('a'), await add('b')];
  startOutbox();
  await eventually(sent).toEqual(ids.map(idOf));
  await eventually(async () => (await store.list()).map(({ mailState }) => mailState)).toEqual(['sent', 'sent']);
  expect([server.tries, log]).toEqual([2, []]);
});

test('a mail that is never answered is tried again, and keeps no other one waiting', async () => {
  const silent = await add('a');
  server.answerMs = 30 * MINUTE_MS;
  startOutbox();
  await eventually(() => server.tries).toBe(1);
  server.answerMs = 0;
  const other = await add('b');
  await eventually(sent).toEqual([other, silent].map(idOf));
  expect(log).toEqual([`inquiries: mail of ${silent} not taken, try 1: Timeout`]);
});

test.each([
  ['answers 452 to', { refusalOf: (mail: string) => (mail.length > 200_000 ? 452 : undefined) }],
  ['answers 552 to', { refusalOf: (mail: string) => (mail.length > 200_000 ? 552 : undefined) }],
  ['breaks off the connection during', { maxBytes: 200_000 }],
])('where the mail server %s photographs, the words go without them after two tries', async (_what, failure) => {
  Object.assign(server, failure);
  const id = await add('a', { kind: 'sell' }, [photograph(200_000), photograph(100_000)]);
  startOutbox();
  await eventually(sent).toEqual([idOf(id)]);
  expect(server.tries).toBe(3);
  expect(server.mails[0]).toContain(`photographs ${id}`);
  expect(server.mails[0]).not.toContain('filename=');
});

test('a mail that is answered with 451 waits longer each time, and the others go', async () => {
  const tries: number[] = [];
  let isRefused = true;
  server.refusalOf = (mail) => {
    if (!mail.includes('a lottery')) return undefined;
    tries.push(performance.now());
    return isRefused ? 451 : undefined;
  };
  const refused = await add('a', { message: 'a lottery' });
  const others = [await add('b'), await add('c')];
  startOutbox();
  await eventually(sent).toEqual(others.map(idOf));
  expect((await findProblems(store)).get('mail')).toMatch(/^1 not taken .*: 451 not taken$/);
  await eventually(() => tries.length).toBe(3);
  isRefused = false;
  await eventually(sent).toEqual([...others, refused].map(idOf));
  expectDoubled(tries);
  await eventually(() => findProblems(store)).toEqual(new Map());
});

test('while the login fails, one try waits longer each time for all, and nothing is held against the mails', async () => {
  await server.close();
  const logins: number[] = [];
  let password = 'new';
  server = await startMailServer(0, {
    authOptional: false,
    onAuth(login, _session, callback) {
      logins.push(performance.now());
      if (login.password === password) callback(null, { user: 'shop' });
      else callback(new Error('wrong password'));
    },
    disabledCommands: [],
  });
  const url = `${server.url.replace('//', '//shop:old@')}/?tls.rejectUnauthorized=false`;
  const ids: string[] = [];
  for (const key of ['a', 'b', 'c', 'd']) ids.push(await add(key, { kind: 'sell' }, [photograph(10)]));
  startOutbox({}, url);
  await eventually(() => logins.length).toBe(4);
  expectDoubled(logins);
  expect((await findProblems(store)).get('mail')).toMatch(/^4 not taken .*: Invalid login: 535/);
  expect((await store.list()).map(({ mailAttempts }) => mailAttempts)).toEqual([0, 0, 0, 0]);
  password = 'old';
  await eventually(sent).toEqual(ids.map(idOf));
  expect(server.mails.filter((mail) => mail.includes('filename='))).toHaveLength(4);
  await eventually(() => findProblems(store)).toEqual(new Map());
});

test('a mail server that is away for a while gets each mail once', async () => {
  const { port } = new URL(server.url);
  await server.close();
  const ids = [await add('a'), await add('b'), await add('c')];
  startOutbox();
  await eventually(async () => (await findProblems(store)).get('mail')).toMatch(/^3 not taken .*ECONNREFUSED/);
  server = await startMailServer(Number(port));
  await eventually(sent).toEqual(ids.map(idOf));
  await outbox.wake();
  expect(server.tries).toBe(3);
});

test('a mail that is refused for a week is given up, and raises no alarm any more', async () => {
  const id = await add('a');
  for (let tries = 1; tries < 174; tries++) await store.markMailRefused(id, '550 no', 0);
  server.refusalOf = () => 550;
  startOutbox();
  await eventually(async () => (await store.find(id))?.mailState).toBe('given up');
  expect(await findProblems(store)).toEqual(new Map());
  server.refusalOf = () => undefined;
  await store.retryMail(id);
  await eventually(sent).toEqual([idOf(id)]);
});

test('what looks like spam is mailed without its photographs', async () => {
  const id = await add('a', { kind: 'sell', suspicion: 'honeypot' }, [photograph(10)]);
  startOutbox();
  await eventually(sent).toEqual([idOf(id)]);
  expect(server.mails[0]).not.toContain('filename=');
  expect(server.mails[0]).toContain('it looks like spam');
});

test('two servers on one database mail each inquiry once', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, (_, index) => add(`k${index}`)));
  const otherStore = await openStore({ databaseUrl: undefined, dataDir: folder, maxBytes: 1e9 });
  const other = newOutbox(otherStore);
  outbox = newOutbox();
  await Promise.all([outbox.wake(), other.wake()]);
  await other.stop();
  await otherStore.close();
  expect(sent().sort()).toEqual(ids.map(idOf).sort());
});

test('a mail that was taken is not sent again if that could not be noted at once', async () => {
  const id = await add('a');
  let isLocked = true;
  startOutbox({
    markMailSent: (sentId) => (isLocked ? Promise.reject(new Error('database is locked')) : store.markMailSent(sentId)),
  });
  await eventually(() => log.length).toBeGreaterThan(3);
  await store.endMailLeases();
  await outbox.wake();
  isLocked = false;
  await eventually(async () => (await store.find(id))?.mailState).toBe('sent');
  expect(server.tries).toBe(1);
});

test('a stop waits for the mail under way, and begins no other one', async () => {
  server.answerMs = 30 * SECOND_MS;
  const [first, second] = [await add('a'), await add('b')];
  startOutbox();
  await eventually(() => server.tries).toBe(1);
  await outbox.stop();
  expect((await store.find(first))?.mailState).toBe('sent');
  expect((await store.find(second))?.mailState).toBe('waiting');
});
