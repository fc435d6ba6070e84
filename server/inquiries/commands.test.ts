import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryApp } from './app-fixture.ts';
import { runCommand, usage } from './commands.ts';
import { exportCsv } from './export-csv.ts';
import { deleteExpired } from './retention.ts';
import { submission } from './submission-fixture.ts';

const now = new Date('2026-11-22T12:00:00Z');

test('the shop lists, shows, answers, mails and deletes its inquiries', async () => {
  const { store, remove } = await temporaryApp();
  const run = (...parameters: string[]) => runCommand(parameters, store, now);
  const spam = submission({ suspicion: 'honeypot' }, { name: 'Bo\u001b[2J' });
  const { id } = await store.add(spam, now);
  expect(await run('list')).toBe(
    `${id}  2026-11-22 12:00  inquiry  suspected  Bo [2J  omega-speedmaster-professional-1969`,
  );
  expect(await run('show', id)).toContain('Is it still there?');
  expect(await run('mail', id)).toContain('will be mailed');
  expect(await run('answered', id)).toContain('answered');
  expect(await run('list')).toContain('  answered  ');
  expect(await run('delete', '--before', '2026-11-22')).toBe('0 deleted');
  expect(await run('delete', '--before', '2026-11-23')).toBe('1 deleted');
  await store.add(spam, now);
  const [left] = await store.list();
  expect(await run('delete', left?.id ?? '')).toContain('is deleted');
  expect(await run('list')).toBe('No inquiries.');
  await remove();
});

test.each([
  [['delete'], 'npm run inquiries'],
  [['delete', 'a', '--before', '2026-01-01'], 'npm run inquiries'],
  [['delete', '--before', 'yesterday'], 'expected a day'],
  [['delete', '--before', '2026-13-01'], 'expected a day'],
  [['delete', '--before', '2027-02-31'], 'expected a day'],
  [['delete', '--all'], 'npm run inquiries'],
  [['show', 'nobody'], 'no inquiry has the id'],
  [['answered', 'nobody'], 'no such inquiry'],
  [[], 'npm run inquiries'],
])('%s changes nothing and says why', async (parameters, message) => {
  const { store, remove } = await temporaryApp();
  await store.add(submission(), now);
  await expect(runCommand(parameters, store, now)).rejects.toThrow(message);
  expect(await store.list()).toHaveLength(1);
  await remove();
});

test('no cell of the export is a formula', async () => {
  const { store, remove } = await temporaryApp();
  const odd = { name: '=HYPERLINK("http://x")', phone: '+91 44', message: '@a,\n"b"', email: 'a@b.c' };
  await store.add(submission({}, odd), now);
  const csv = exportCsv(await store.list());
  expect(csv.startsWith('\ufeff"id",')).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")","a@b.c","'+91 44","'@a,\n""b"""`);
  for (const start of ['=', '+', '-', '@', '\t'])
    expect(csv).not.toMatch(new RegExp(`[,\\n]"${start.replace(/[+]/, '\\+')}`));
  await remove();
});

test('what is kept long enough is deleted', async () => {
  const { store, remove } = await temporaryApp();
  await store.add(submission({ idempotencyKey: 'old' }), new Date('2025-11-22T11:59:59Z'));
  await store.add(submission({ idempotencyKey: 'new' }), new Date('2025-11-22T12:00:01Z'));
  const log: string[] = [];
  await deleteExpired(store, now, 365, (line) => log.push(line));
  expect((await store.list()).map(({ receivedAt }) => receivedAt.getUTCSeconds())).toEqual([1]);
  expect(log).toEqual(['inquiries: 1 deleted, kept for 365 days']);
  await remove();
});

test('where nothing is kept, that is said, and no database is made', () => {
  const env = { ...process.env, DATA_DIR: join(tmpdir(), 'no-inquiries-here'), DATABASE_URL: '' };
  const run = (...parameters: string[]) =>
    spawnSync(process.execPath, ['server/inquiries/cli.ts', ...parameters], { env, encoding: 'utf8' });
  expect(run('list')).toMatchObject({ status: 1, stderr: expect.stringContaining(`There is no ${env.DATA_DIR}`) });
  expect(existsSync(env.DATA_DIR)).toBe(false);
  expect(run().stderr).toContain(usage);
});
