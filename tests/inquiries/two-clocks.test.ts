/* Two servers of one database send each email once, although their clocks differ by an hour. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { formOf, words } from '../../server/inquiries/http/app-fixture.ts';
import { startMailServer } from '../../server/inquiries/mail/smtp-fixture.ts';
import { openStore } from '../../server/inquiries/store/store.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { startInquiriesProcess } from './start-process.ts';

/** Loaded before a server: an hour is added to its clock. */
const wrongClock = `data:text/javascript,${encodeURIComponent(`
  const now = () => performance.timeOrigin + performance.now() + 3600000;
  globalThis.Date = class extends Date {
    constructor(...values) { super(...(values.length > 0 ? values : [now()])); }
    static now = now;
  };
`)}`;

const folder = mkdtempSync(join(tmpdir(), 'clocks-'));
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

test.each([
  ['SQLite', () => undefined],
  ['PostgreSQL', () => postgres.createDatabase('clocks')],
])('%s', async (_name, createDatabase) => {
  const databaseUrl = createDatabase();
  const mailServer = await startMailServer();
  // Meanwhile the other server looks ten times for what is due.
  mailServer.answerMs = 3000;
  const variables = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? '',
    SMTP_URL: mailServer.url,
    TIME_SCALE: '0.01',
  };
  const start = async (options: string) =>
    startInquiriesProcess({ ...variables, PORT: String(await freePort()), NODE_OPTIONS: options });
  const servers = [await start(''), await start(`--import=${wrongClock}`)];
  for (const { endpoint } of servers)
    expect((await fetch(endpoint, { method: 'POST', body: formOf(words) })).status).toBe(202);
  const store = await openStore({ databaseUrl, dataDir: folder, maxBytes: 1e9 });
  await expect.poll(async () => (await store.list()).map(({ mailState }) => mailState)).toEqual(['sent', 'sent']);
  expect(mailServer.tries).toBe(2);
  await store.close();
  for (const server of servers) await server.kill();
  await mailServer.close();
});
