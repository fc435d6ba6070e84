/*
 * Every accepted inquiry is stored once and mailed at least once, with one Message-ID, even if the server is killed 300 times
 * at random moments.
 */
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, type expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import type { StoreSettings } from '../../server/inquiries/configuration.ts';
import { formOf } from '../../server/inquiries/http/app-fixture.ts';
import { messageIdOf, startMailServer } from '../../server/inquiries/mail/smtp-fixture.ts';
import { openStore } from '../../server/inquiries/store/store.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { startInquiriesProcess } from './start-process.ts';

const ROUNDS = 300;
const SENDERS = 3;
/** A server is killed after a random number of answers and a random delay, up to these limits. */
const MOST_ANSWERS = 2;
const LONGEST_DELAY_MS = 40;

const photograph = new Uint8Array([0xff, 0xd8, 0xff]);

const folder = mkdtempSync(join(tmpdir(), 'kill-'));
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

describe.concurrent('every inquiry that was accepted with 202', () => {
  test('is stored in SQLite and mailed', async ({ expect }) => {
    await keepsAll({ databaseUrl: undefined, dataDir: join(folder, 'sqlite'), maxBytes: 1e9 }, expect);
  }, 900_000);
  test('is stored in PostgreSQL and mailed', async ({ expect }) => {
    await keepsAll({ databaseUrl: postgres.createDatabase('kill'), dataDir: '', maxBytes: 1e9 }, expect);
  }, 900_000);
});

async function keepsAll(location: StoreSettings, check: typeof expect): Promise<void> {
  const mailServer = await startMailServer();
  const variables = {
    PORT: String(await freePort()),
    SMTP_URL: mailServer.url,
    INQUIRIES_TO: 'shop@shop.example',
    DATA_DIR: location.dataDir,
    DATABASE_URL: location.databaseUrl ?? '',
    TIME_SCALE: '0.01',
    NODE_COMPILE_CACHE: resolve('.cache/inquiries-process'),
  };
  const senders = startSenders(`http://127.0.0.1:${variables.PORT}/api/inquiries`);
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startInquiriesProcess(variables);
    await senders.answers(Math.floor(Math.random() * (MOST_ANSWERS + 1)));
    await wait(Math.random() * LONGEST_DELAY_MS);
    await server.kill();
  }
  const last = await startInquiriesProcess(variables);
  const answers = await senders.stop();
  const store = await openStore(location);
  await check.poll(async () => (await store.list()).filter(isNotSent), { timeout: 120_000, interval: 500 }).toEqual([]);
  await last.kill();

  const inquiries = await store.list();
  const kept = inquiries.map(({ id }) => id);
  check(inquiries.filter(({ name, photographCount }) => photographCount !== photographsOf(name))).toEqual([]);
  await store.close();
  await mailServer.close();
  const answered = [...answers.values()].flatMap((ids) => [...ids]);
  // Otherwise nothing was tested.
  check(answered.length).toBeGreaterThan(ROUNDS);
  check([...answers].filter(([, ids]) => ids.size > 1)).toEqual([]);
  check(new Set(answered).size).toBe(answered.length);
  check(answered.filter((id) => !kept.includes(id))).toEqual([]);
  // Inquiries that were not answered may be stored too, but none twice.
  check(kept.length).toBeLessThanOrEqual(answers.size);
  const mailed = new Set(mailServer.mails.map(messageIdOf));
  // Each kill may interrupt one email that the mail server has already taken.
  check(mailServer.mails.length).toBeLessThanOrEqual(kept.length + ROUNDS);
  check([...mailed].sort()).toEqual(kept.map((id) => `<${id}@shop.example>`).sort());
}

/** Sent with every third inquiry. */
function photographsOf(key: string): number {
  return Number(key.split('-')[1]) % 3 === 0 ? 1 : 0;
}

function isNotSent({ mailState }: { mailState: string }): boolean {
  return mailState !== 'sent';
}

/** Visitors who send one inquiry after the other: each with the same key until it is answered, and some once more. */
function startSenders(endpoint: string) {
  const answers = new Map<string, Set<string>>();
  const answered = new EventEmitter();
  let isStopped = false;
  const send = async (key: string): Promise<boolean> => {
    const photographs = photographsOf(key) > 0 ? [photograph] : [];
    const body = formOf({ kind: 'sell', name: key, email: 'asha@example.com', key }, photographs);
    try {
      const response = await fetch(endpoint, { method: 'POST', body });
      if (response.status !== 202) return false;
      answers.get(key)?.add((await response.json()).id);
      answered.emit('answer');
      return true;
    } catch {
      return false;
    }
  };
  const run = async (sender: number) => {
    for (let index = 0; !isStopped; index++) {
      const key = `${sender}-${index}`;
      answers.set(key, new Set());
      while (!(await send(key))) await wait(20);
      if (index % 5 === 0) await send(key);
      await wait(10);
    }
  };
  const running = Promise.all(Array.from({ length: SENDERS }, (_, sender) => run(sender)));
  return {
    /** Resolves after this many more answers. */
    answers: async (count: number) => {
      for (let index = 0; index < count; index++) await once(answered, 'answer');
    },
    /** @returns the ids in the answers to each key */
    stop: async () => {
      isStopped = true;
      await running;
      return answers;
    },
  };
}
