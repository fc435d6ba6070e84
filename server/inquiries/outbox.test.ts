import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHealth } from './health.ts';
import { openStore } from './open-store.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createSendMail } from './send-mail.ts';
import { messageIdOf, startMailServer } from './smtp-fixture.ts';
import type { InquiryStore } from './store.ts';
import { submission } from './submission-fixture.ts';

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
  health = createHealth({ now, log: (line) => log.push(line) });
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
    ...{ store: async () => store, health, now, log: (line) => log.push(line), send: createSendMail(server.url) },
    addresses: { from: 'site@shop.example', to: 'shop@shop.example', siteUrl: 'https://shop.example' },
  });
}

/** At the same place. */
async function restartMailServer() {
  server = await startMailServer(Number(new URL(server.url).port));
}

async function add(key: string): Promise<string> {
  return (await store.add(submission({ idempotencyKey: key }), now())).id;
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
  expect(health.summary()).toBe('mail has failed since 2026-11-22T12:00:00.000Z');
  // Not one for each mail: while the mail server fails, one tries it for all.
  const tries = log.filter((line) => line.includes('try')).length;
  expect(tries).toBeGreaterThan(40);
  expect(tries).toBeLessThanOrEqual(24 * 4);
  expect(log.filter((line) => line.includes('mail has failed since'))).toHaveLength(1);

  await restartMailServer();
  for (const end = time + 61 * MINUTE_MS; time < end; time += 15 * MINUTE_MS) await outbox.wake();
  expect(server.mails.map(messageIdOf).sort()).toEqual(ids.map((id) => `<${id}@shop.example>`).sort());
  expect(health.summary()).toBe('ok');
  expect(log.at(-1)).toContain('mail works again');
});

test('what the mail server does not take for now is tried again', async () => {
  const id = await add('k');
  server.refuseWith = 451;
  await outbox.wake();
  expect(await store.find(id)).toMatchObject({ mailState: 'waiting', mailAttempts: 1 });
  expect(health.summary()).toBe('ok');
  time += 15 * MINUTE_MS;
  expect(health.summary()).toContain('mail has failed since');
  server.refuseWith = undefined;
  await outbox.wake();
  expect(server.mails).toHaveLength(1);
});

test('what the mail server refuses for good is set aside, and the others are mailed', async () => {
  server.refuseWith = 552;
  const id = await add('a');
  await outbox.wake();
  expect(await store.find(id)).toMatchObject({ mailState: 'refused', mailAttempts: 1 });
  expect(log.join()).toContain(`npm run inquiries -- show ${id}`);
  server.refuseWith = undefined;
  await add('b');
  time += 60 * MINUTE_MS;
  await outbox.wake();
  expect(server.mails).toHaveLength(1);
  await store.releaseMail(id, now());
  await outbox.wake();
  expect(server.mails.map(messageIdOf)).toContain(`<${id}@shop.example>`);
});

test('two servers on one store mail each inquiry once', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, index) => add(`k${index}`)));
  const second = newOutbox();
  await Promise.all([outbox.wake(), second.wake()]);
  await second.stop();
  expect(new Set(server.mails.map(messageIdOf)).size).toBe(10);
  expect(server.mails).toHaveLength(10);
});
