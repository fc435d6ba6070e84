import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand, usage } from './commands.ts';
import { exportCsv } from './export-csv.ts';
import { temporaryApp } from './http/app-fixture.ts';
import { submission } from './store/submission-fixture.ts';

const now = new Date('2026-11-22T12:00:00Z');

test('the shop lists, shows, answers, mails and deletes its inquiries', async () => {
  const { store, remove } = await temporaryApp();
  const run = (...parameters: string[]) => runCommand(parameters, store, now);
  const photographs = [new Uint8Array([0xff, 0xd8, 0xff])];
  const spam = submission({ photographs }, { suspicion: 'honeypot', name: 'Bo\u001b[2J' });
  const id = await store.add(spam, now);
  expect(await run('list')).toBe(
    `${id}  2026-11-22 12:00  inquiry  waiting  Bo [2J  omega-speedmaster-professional-1969`,
  );
  expect(await run('show', id)).toContain('Is it still there?');
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  expect(await run('photographs', id, folder)).toBe(join(folder, 'photograph-1.jpg'));
  expect([...readFileSync(join(folder, 'photograph-1.jpg'))]).toEqual([0xff, 0xd8, 0xff]);
  expect((statSync(join(folder, 'photograph-1.jpg')).mode & 0o777).toString(8)).toBe('600');
  rmSync(folder, { recursive: true });
  expect(await run('mail', id)).toBe('1 due now');
  expect(await run('mail')).toBe('1 due now');
  expect(await run('answered', id)).toContain('answered');
  expect(await run('list')).toContain('  answered  ');
  expect(await run('delete', '--before', '2026-11-22')).toBe('0 deleted');
  expect(await run('delete', id)).toContain('is deleted');
  expect(await run('list')).toBe('No inquiries.');
  await remove();
});

test('old inquiries are deleted if they were mailed or answered; the others only with --unmailed-too', async () => {
  const { store, remove } = await temporaryApp();
  const run = (...parameters: string[]) => runCommand(parameters, store, now);
  const ids: string[] = [];
  for (let count = 0; count < 4; count++) ids.push(await store.add(submission(), now));
  const [mailed = '', answered = '', refused = ''] = ids;
  await store.markMailSent(mailed);
  await store.markAnswered(answered, now);
  await store.markMailRefused(refused, '550 no', undefined);
  expect(await run('list')).toMatch(/given up {2}Asha[\s\S]*\n1 given up: the mail server refused them for a week/);
  expect(await run('delete', '--before', '2026-11-23')).toBe(
    '2 deleted; 2 that were neither mailed nor answered are kept, --unmailed-too deletes them',
  );
  expect(await run('delete', '--before', '2026-11-23', '--unmailed-too')).toBe('2 deleted');
  await remove();
});

test('the shop learns what fails', async () => {
  const { store, remove } = await temporaryApp({}, 1000);
  const run = () => runCommand(['health'], store, now);
  expect(await run()).toBe('ok');
  const id = await store.add(submission({}, { message: 'x'.repeat(700) }), now);
  await store.markMailRefused(id, '554 no\u001b[2J', 1000);
  expect((await run()).split('\n')).toEqual([
    'storage: full, see INQUIRIES_MAX_MB: there is space for words',
    'mail: 1 not taken by the mail server, which says: 554 no [2J',
  ]);
  store.check = () => Promise.reject(new Error('disk full'));
  expect(await run()).toBe('database: disk full');
  await remove();
});

test.each([
  [['delete'], 'npm run inquiries'],
  [['delete', 'a', '--before', '2027-01-01'], 'no inquiry has the id'],
  [['delete', '--before', 'yesterday'], 'expected a day'],
  [['delete', '--before', '2026-13-01'], 'expected a day'],
  [['delete', '--before', '2027-02-31'], 'expected a day'],
  [['delete', '--all'], 'Unknown option'],
  [['delete', '--unmailed-too'], 'npm run inquiries'],
  [['show', 'nobody'], 'no inquiry has the id'],
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

test('without a database it says so, and makes none', () => {
  const env = { ...process.env, DATA_DIR: join(tmpdir(), 'no-inquiries-here'), DATABASE_URL: '' };
  const run = (...parameters: string[]) =>
    spawnSync(process.execPath, ['server/inquiries/cli.ts', ...parameters], { env, encoding: 'utf8' });
  expect(run('list')).toMatchObject({ status: 1, stderr: expect.stringContaining(`There is no ${env.DATA_DIR}`) });
  expect(existsSync(env.DATA_DIR)).toBe(false);
  expect(run().stderr).toContain(usage);
});
