/* If disk or database fail, the answer is 503 with an error message, and pages are not delayed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { formOf } from '../../server/inquiries/http/app-fixture.ts';
import { openStore } from '../../server/inquiries/store/store.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { type InquiriesProcess, startInquiriesProcess } from './start-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'failures-'));
let postgres: PostgresServer | undefined;
let server: InquiriesProcess;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(() => server.kill());
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

async function start(variables: Record<string, string>): Promise<void> {
  const port = String(await freePort());
  server = await startInquiriesProcess({ PORT: port, DATABASE_URL: '', ...variables });
}

async function send(key: string, message = ''): Promise<number> {
  const response = await fetch(server.endpoint, {
    method: 'POST',
    body: formOf({ kind: 'signup', name: 'Asha', email: 'asha@example.com', message, key }),
  });
  const answer = await response.json();
  if (response.status === 503) expect(answer.error).toContain('Please try again');
  return response.status;
}

test('a locked database, until it is free', async () => {
  const dataDir = join(folder, 'locked');
  await start({ DATA_DIR: dataDir });
  expect(await send('a')).toBe(202);
  const other = new DatabaseSync(join(dataDir, 'inquiries.sqlite'));
  other.exec('BEGIN EXCLUSIVE');
  const refused = send('b');
  // Waiting for the lock does not block other requests.
  const before = performance.now();
  await fetch(new URL('/healthz', server.endpoint));
  expect(performance.now() - before).toBeLessThan(2000);
  expect(await refused).toBe(503);
  other.exec('ROLLBACK');
  other.close();
  expect(await send('b')).toBe(202);
});

test('a folder that cannot be written', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  await start({ DATA_DIR: join(file, 'data') });
  expect(await send('a')).toBe(503);
});

test('a full disk: accepted inquiries are stored, and the others are answered with 503', async () => {
  const dataDir = join(folder, 'full');
  // In blocks of 512 or 1,024 bytes.
  await start({ DATA_DIR: dataDir, LARGEST_FILE: '400' });
  const statuses: number[] = [];
  for (let index = 0; index < 200; index++) statuses.push(await send(`k${index}`, 'x'.repeat(4000)));
  expect(new Set(statuses)).toEqual(new Set([202, 503]));
  await server.kill();
  await start({ DATA_DIR: dataDir });
  const database = new DatabaseSync(join(dataDir, 'inquiries.sqlite'));
  const [row] = database.prepare('SELECT count(*) AS count FROM inquiries').all();
  database.close();
  expect(row?.['count']).toBe(statuses.filter((status) => status === 202).length);
  expect(await send('again')).toBe(202);
});

test('if connections to PostgreSQL are cut, two servers keep running and lose nothing', async () => {
  const url = postgres?.createDatabase('cut') ?? '';
  await start({ DATABASE_URL: url });
  const second = await startInquiriesProcess({ PORT: String(await freePort()), DATABASE_URL: url });
  const photograph = new Uint8Array([0xff, 0xd8, 0xff]);
  const cut = async () => {
    for (let cuts = 0; cuts < 20; cuts++) {
      postgres?.cutConnections();
      await wait(150);
    }
  };
  const send = async (endpoint: string, key: string): Promise<string> => {
    const body = formOf({ kind: 'sell', name: key, email: 'asha@example.com', key }, [photograph]);
    // What is not answered with 202 is sent again, also if the connection broke off.
    const response = await fetch(endpoint, { method: 'POST', body }).catch(() => undefined);
    return response?.status === 202 ? (await response.json()).id : send(endpoint, key);
  };
  const sends = Array.from({ length: 60 }, (_, index) => send((index % 2 ? server : second).endpoint, `k${index}`));
  const [, ...ids] = await Promise.all([cut(), ...sends]);
  const store = await openStore({ databaseUrl: url, dataDir: '', maxBytes: 1e9 });
  expect((await store.list()).map(({ id }) => id).sort()).toEqual(ids.sort());
  await store.close();
  await second.kill();
}, 60_000);

test('a PostgreSQL that is gone', async () => {
  const url = postgres?.createDatabase('gone') ?? '';
  await start({ DATABASE_URL: url });
  expect(await send('a')).toBe(202);
  await postgres?.stop();
  postgres = undefined;
  expect(await send('b')).toBe(503);
});
