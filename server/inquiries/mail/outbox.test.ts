import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHealth } from '../http/health.ts';
import { type InquiryStore, openStore } from '../store/store.ts';
import { submission } from '../store/submission-fixture.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { connectMail } from './send-mail.ts';
import { messageIdOf, startMailServer } from './smtp-fixture.ts';

const MINUTE_MS = 60_000;
let time: number;
let folder: string;
let store: InquiryStore;
let server: Awaited<ReturnType<typeof startMailServer>>;
let outbox: Outbox;
let log: string[];
let health: ReturnType<typeof createHealth>;
const now = () => new Date(time);

beforeEach(async () => {
  time = Date.parse('2026-11-22T12:00:00Z');
  log = [];
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  store = await openStore({ databaseUrl: undefined, dataDir: folder });
  server = await startMailServer();
  health = createHealth((line) => log.push(line));
  outbox = newOutbox();
});
afterEach(async () => {
  await outbox.stop();
  await store.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

function newOutbox(): Outbox {
  return createOutbox({
    store,
    health,
    now,
    log: (line) => log.push(line),
    connect: () => connectMail(server.url),
    facts: { from: 'site@shop.example', to: 'shop@shop.example', siteUrl: 'https://shop.example', watchNames: {} },
  });
}

/** At the same place. */
async function restartMailServer() {
  server = await startMailServer(Number(new URL(server.url).port));
}

async function add(key: string): Promise<string> {
  return store.add(submission({ idempotencyKey: key }), now());
}

test('an inquiry is mailed once', async () => {
  const id = await add('k');
  await outbox.wake();
  await outbox.wake();
  expect(server.mails.map(messageIdOf)).toEqual([`<${id}@shop.example>`]);
  expect((await store.find(id))?.mailState).toBe('sent');
});

test('a day without a mail server, then all are mailed, each once, with its Message-ID', async () => {
  await server.close();
  const ids = await Promise.all(Array.from({ length: 8 }, (_, index) => add(`k${index}`)));
  for (const end = time + 24 * 60 * MINUTE_MS; time < end; time += 15 * MINUTE_MS) await outbox.wake();
  expect(health.summary()).toMatch(/^mail: \d+ not taken by the mail server, which says: .*ECONNREFUSED/);
  // Not one for each mail: while the mail server fails, one tries it for all.
  const tries = (await store.list()).reduce((sum, { mailAttempts }) => sum + mailAttempts, 0);
  expect(tries).toBeGreaterThan(40);
  expect(tries).toBeLessThanOrEqual(24 * 4);
  expect(log.filter((line) => line.startsWith('inquiries: mail: '))).toHaveLength(1);

  await restartMailServer();
  time += MINUTE_MS;
  await outbox.wake();
  expect(server.mails.map(messageIdOf).sort()).toEqual(ids.map((id) => `<${id}@shop.example>`).sort());
  expect(health.summary()).toBe('ok');
  expect(log.at(-1)).toContain('mail works again');
});

test.each([451, 550, 552])(
  'what the mail server refuses with %i is tried again, and /healthz says so at once',
  async (code) => {
    const id = await add('a');
    server.refuseWith = code;
    await outbox.wake();
    expect(await store.find(id)).toMatchObject({ mailState: 'waiting', mailAttempts: 1 });
    expect(health.summary()).toContain(
      `mail: 1 not taken by the mail server, which says: Message failed: ${code} not taken`,
    );
    // For an hour and more.
    for (const end = time + 100 * MINUTE_MS; time < end; time += 5 * MINUTE_MS) await outbox.wake();
    expect((await store.find(id))?.mailAttempts).toBeGreaterThan(5);
    server.refuseWith = undefined;
    time += 60 * MINUTE_MS;
    await outbox.wake();
    expect(server.mails.map(messageIdOf)).toEqual([`<${id}@shop.example>`]);
    expect(health.summary()).toBe('ok');
  },
);

test('one mail that is refused keeps no other one waiting', async () => {
  server.refuseWith = 550;
  await add('a');
  await outbox.wake();
  server.refuseWith = undefined;
  await add('b');
  await outbox.wake();
  expect(server.mails).toHaveLength(1);
  expect(health.summary()).toContain('mail: 1 not taken');
});

test.each([
  ['after the data', false],
  ['to the address', true],
])('where photographs are refused with 552 %s, the words go without them', async (_when, isAddress) => {
  await server.close();
  const refusal = Object.assign(new Error('too large'), { responseCode: 552 });
  let refusals = 0;
  server = await startMailServer(0, {
    ...(isAddress && { onRcptTo: (_to, _session, callback) => callback(refusals++ === 0 ? refusal : null) }),
  });
  if (!isAddress) Object.assign(server, { refuseWith: 552, refuseLongerThan: 100_000 });
  const photographs = [new Uint8Array(200_000)];
  const id = await store.add(submission({ photographs }, { kind: 'sell' }), now());
  outbox = newOutbox();
  await outbox.wake();
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toContain(`photographs ${id}`);
  expect(server.mails[0]).not.toContain('photograph-1.jpg');
  expect(health.summary()).toBe('ok');
});

test('a clock that was years ahead delays no mail', async () => {
  time += 10 * 365 * 24 * 60 * MINUTE_MS;
  await add('k');
  await store.claimMail(now(), new Date(time + MINUTE_MS));
  time -= 10 * 365 * 24 * 60 * MINUTE_MS;
  await outbox.wake();
  expect(server.mails).toHaveLength(1);
});

test('two servers on one store mail each inquiry once', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, index) => add(`k${index}`)));
  const second = newOutbox();
  await Promise.all([outbox.wake(), second.wake()]);
  await second.stop();
  expect(new Set(server.mails.map(messageIdOf)).size).toBe(10);
  expect(server.mails).toHaveLength(10);
});
