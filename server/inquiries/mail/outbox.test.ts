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

/** Sends what is due, and looks again every second. */
function startOutbox(...parameters: Parameters<typeof newOutbox>) {
  outbox = newOutbox(...parameters);
  timer = setInterval(outbox.wake, SECOND_MS);
}

const add = (words = {}, photographs: Uint8Array[] = []) => store.add(submission({ photographs }, words), new Date());
const sent = () => server.mails.map(messageIdOf);
const idOf = (id: string) => `<${id}@shop.example>`;
const photograph = (bytes: number) => {
  const jpeg = new Uint8Array(bytes);
  jpeg.set([0xff, 0xd8, 0xff]);
  return jpeg;
};
const mailProblem = async () => (await findProblems(store)).find((problem) => problem.startsWith('mail'));

/** At least one, two, four minutes and so on. */
function expectDoubled(times: number[]) {
  const pauses = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / MINUTE_MS);
  expect(pauses.filter((minutes, index) => minutes < 2 ** index)).toEqual([]);
}

test.each([
  ['takes 100 seconds for its answers', { commandMs: 50 * SECOND_MS }],
  ['is silent for four minutes after the mail', { answerMs: 4 * MINUTE_MS }],
])('a mail server that %s gets each email once', async (_what, slowness) => {
  Object.assign(server, slowness);
  const ids = [await add(), await add()];
  startOutbox();
  await expect.poll(sent).toEqual(ids.map(idOf));
  await expect.poll(async () => (await store.list()).map(({ mailState }) => mailState)).toEqual(['sent', 'sent']);
  expect([server.tries, log]).toEqual([2, []]);
});

test.each([
  ['is silent after it', { answerMs: 30 * MINUTE_MS }, () => server.tries === 1, /: Timeout$/],
  ['takes eighteen minutes for its commands', { commandMs: 9 * MINUTE_MS }, () => server.commands === 2, /abort/],
])(
  'an email is tried again if the mail server %s, and keeps no other one waiting',
  async (_what, slowness, isSlow, error) => {
    const slow = await add();
    Object.assign(server, slowness);
    startOutbox();
    await expect.poll(isSlow).toBe(true);
    Object.assign(server, { answerMs: 0, commandMs: 0 });
    const other = await add();
    await expect.poll(sent).toEqual([other, slow].map(idOf));
    expect(log).toEqual([expect.stringContaining(`email of ${slow} not taken, try 1: `)]);
    expect(log[0]).toMatch(error);
  },
);

test.each([
  ['answers 452 to', { refusalOf: (mail: string) => (mail.length > 5_000_000 ? 452 : undefined) }],
  ['answers 552 to', { refusalOf: (mail: string) => (mail.length > 5_000_000 ? 552 : undefined) }],
  ['breaks off the connection during', { maxBytes: 5_000_000 }],
])('if the mail server %s photographs, the words are sent without them after two tries', async (_what, failure) => {
  Object.assign(server, failure);
  const id = await add({ kind: 'sell' }, [photograph(3_000_000), photograph(3_000_000)]);
  startOutbox();
  await expect.poll(sent).toEqual([idOf(id)]);
  expect(server.tries).toBe(3);
  expect(server.mails[0]).toContain(`photographs ${id}`);
  expect(server.mails[0]).not.toContain('filename=');
});

test('an email that can’t be composed is tried again, and keeps no other one waiting', async () => {
  const odd = await add({ locale: '?' });
  const other = await add();
  startOutbox();
  await expect.poll(sent).toEqual([idOf(other)]);
  expect(await store.find(odd)).toMatchObject({ mailState: 'waiting', mailError: 'invalid_argument' });
});

test('an email that is answered with 451 waits longer each time, and the others are sent', async () => {
  const tries: number[] = [];
  let isRefused = true;
  server.refusalOf = (mail) => {
    if (!mail.includes('a lottery')) return undefined;
    tries.push(performance.now());
    return isRefused ? 451 : undefined;
  };
  const refused = await add({ message: 'a lottery' });
  const others = [await add(), await add()];
  startOutbox();
  await expect.poll(sent).toEqual(others.map(idOf));
  expect(await mailProblem()).toMatch(/^mail: 1 not taken .*: 451 not taken$/);
  await expect.poll(() => tries.length).toBe(3);
  isRefused = false;
  await expect.poll(sent).toEqual([...others, refused].map(idOf));
  expectDoubled(tries);
  await expect.poll(mailProblem).toBeUndefined();
});

/** A mail server that takes one password. */
async function startServerWithPassword(state: { password: string }) {
  const logins: number[] = [];
  await server.close();
  server = await startMailServer(0, {
    authOptional: false,
    onAuth(login, _session, callback) {
      logins.push(performance.now());
      if (login.password === state.password) callback(null, { user: 'shop' });
      else callback(new Error('wrong password'));
    },
    disabledCommands: [],
  });
  return { logins, url: `${server.url.replace('//', '//shop:old@')}/?tls.rejectUnauthorized=false` };
}

test('while the login fails, one try waits longer each time for all, and is held against no email', async () => {
  const state = { password: 'new' };
  const { logins, url } = await startServerWithPassword(state);
  const ids: string[] = [];
  for (let count = 0; count < 4; count++) ids.push(await add({ kind: 'sell' }, [photograph(10)]));
  startOutbox({}, url);
  await expect.poll(() => logins.length).toBe(4);
  expectDoubled(logins);
  expect(await mailProblem()).toMatch(/^mail: 4 not taken .*: Invalid login: 535/);
  expect((await store.list()).map(({ mailAttempts }) => mailAttempts)).toEqual([0, 0, 0, 0]);
  state.password = 'old';
  await expect.poll(sent).toEqual(ids.map(idOf));
  expect(server.mails.filter((mail) => mail.includes('filename='))).toHaveLength(4);
  await expect.poll(mailProblem).toBeUndefined();
});

test('a password that is changed after a success is held against no email', async () => {
  const state = { password: 'old' };
  const { url } = await startServerWithPassword(state);
  const first = await add();
  startOutbox({}, url);
  await expect.poll(sent).toEqual([idOf(first)]);
  // Until this round ends, the mail server has just taken an email, and would not be asked before the next.
  await outbox.wake();
  state.password = 'new';
  server.disconnect();
  const second = await add();
  await expect.poll(mailProblem).toMatch(/Invalid login/);
  expect([(await store.find(second))?.mailAttempts, log]).toEqual([0, []]);
});

test('a mail server that is away for a while gets each email once', async () => {
  const { port } = new URL(server.url);
  await server.close();
  const ids = [await add(), await add(), await add()];
  startOutbox();
  await expect.poll(mailProblem).toMatch(/^mail: 3 not taken .*ECONNREFUSED/);
  server = await startMailServer(Number(port));
  await expect.poll(sent).toEqual(ids.map(idOf));
  await outbox.wake();
  expect(server.tries).toBe(3);
});

test('an email that is refused for a week is given up, and is no longer a problem', async () => {
  const id = await add();
  for (let tries = 1; tries < 174; tries++) await store.markMailRefused(id, '550 no', 0);
  server.refusalOf = () => 550;
  startOutbox();
  await expect.poll(async () => (await store.find(id))?.mailState).toBe('given up');
  expect(await mailProblem()).toBeUndefined();
  server.refusalOf = () => undefined;
  await store.retryMail(id);
  await expect.poll(sent).toEqual([idOf(id)]);
});

test('suspected spam is mailed without its photographs', async () => {
  const id = await add({ kind: 'sell', suspicion: 'honeypot' }, [photograph(10)]);
  startOutbox();
  await expect.poll(sent).toEqual([idOf(id)]);
  expect(server.mails[0]).not.toContain('filename=');
  expect(server.mails[0]).toContain('it looks like spam');
});

test('an email that was taken is not sent again if that could not be stored at once', async () => {
  const id = await add();
  let isLocked = true;
  startOutbox({
    markMailSent: (sentId) => (isLocked ? Promise.reject(new Error('database is locked')) : store.markMailSent(sentId)),
  });
  await expect.poll(() => log.length).toBeGreaterThan(3);
  isLocked = false;
  await expect.poll(async () => (await store.find(id))?.mailState).toBe('sent');
  expect(server.tries).toBe(1);
});

test('a stop waits for the email under way, and begins no other one', async () => {
  server.answerMs = 30 * SECOND_MS;
  const [first, second] = [await add(), await add()];
  startOutbox();
  await expect.poll(() => server.tries).toBe(1);
  await outbox.stop();
  expect((await store.find(first))?.mailState).toBe('sent');
  expect((await store.find(second))?.mailState).toBe('waiting');
});

test('a stop while the mail server is asked begins no email, and leaves it to other servers', async () => {
  await server.close();
  let isAsked = false;
  server = await startMailServer(0, {
    onConnect(_session, callback) {
      isAsked = true;
      setTimeout(callback, 20 * SECOND_MS);
    },
  });
  const id = await add();
  startOutbox();
  await expect.poll(() => isAsked).toBe(true);
  expect(await store.isMailDue()).toBe(true);
  await outbox.stop();
  expect([server.tries, (await store.find(id))?.mailState]).toEqual([0, 'waiting']);
});
