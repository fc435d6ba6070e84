import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtSite } from '../site/site-fixture.ts';
import { readConfiguration } from './configuration.ts';
import { endpoint, formOf, words } from './http/app-fixture.ts';
import { startMailServer } from './mail/smtp-fixture.ts';
import { prepareInquiries } from './start-inquiries.ts';
import { openStore } from './store/store.ts';
import { submission } from './store/submission-fixture.ts';

const DAY_MS = 24 * 60 * 60_000;
const connection = { incoming: { socket: {} } };

let folder: string;
let inquiries: Awaited<ReturnType<typeof prepareInquiries>>;
let log: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inquiries-'));
  log = [];
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(smtpUrl: string) {
  const configuration = readConfiguration({ SMTP_URL: smtpUrl, DATA_DIR: folder }, builtSite.email);
  inquiries = await prepareInquiries({
    configuration: { ...configuration, timeScale: 1 / 1000 },
    site: builtSite,
    headers: {},
    log: (line) => log.push(line),
  });
  await inquiries.start();
}

async function stop() {
  await inquiries.stopMailing();
  await inquiries.close();
}

const temporaryStore = () => openStore({ databaseUrl: undefined, dataDir: folder, maxBytes: 1e9 });
const healthz = async () => {
  const response = await inquiries.app.request('/healthz');
  return [response.status, await response.text()];
};

test('what came while inquiries were not mailed is mailed when the shop asks for it', async () => {
  const store = await temporaryStore();
  await store.add(submission(), new Date());
  await start('none');
  const response = await inquiries.app.request(endpoint, { method: 'POST', body: formOf(words) }, connection);
  expect(response.status).toBe(202);
  await stop();
  const mailServer = await startMailServer();
  await start(mailServer.url);
  expect(log.at(-1)).toBe('inquiries: 2 are not mailed yet; "npm run inquiries -- mail" mails them');
  await store.add(submission(), new Date());
  await expect.poll(() => mailServer.mails.length).toBe(1);
  expect(await store.retryMail()).toBe(2);
  await expect.poll(() => mailServer.mails.length).toBe(3);
  await store.close();
  await mailServer.close();
});

test('a database that disappears and comes back is noticed without an inquiry', async () => {
  await start('none');
  expect(await healthz()).toEqual([200, 'ok']);
  renameSync(join(folder, 'inquiries.sqlite'), join(folder, 'away'));
  await expect.poll(healthz).toEqual([503, 'failing']);
  expect(log).toContainEqual(expect.stringMatching(/^inquiries: database: ENOENT/));
  renameSync(join(folder, 'away'), join(folder, 'inquiries.sqlite'));
  await expect.poll(healthz).toEqual([200, 'ok']);
  expect(log).toContain('inquiries: everything works again');
});

test('a problem is logged again if it changes', async () => {
  const store = await temporaryStore();
  await store.add(submission(), new Date());
  await start('smtp://127.0.0.1:9');
  const problem = (error: string) => `inquiries: mail: 1 not taken by the mail server, which says: ${error}`;
  await expect.poll(() => log).toContain(problem('connect ECONNREFUSED 127.0.0.1:9'));
  await expect
    .poll(async () => {
      await store.markMailServerFailed('535');
      return log;
    })
    .toContain(problem('535'));
  await store.close();
});

test.each(['none', 'smtp://127.0.0.1:9'])(
  'old inquiries are deleted unless nobody has seen them (SMTP_URL=%s)',
  async (url) => {
    const store = await temporaryStore();
    const received = new Date(Date.now() - (builtSite.keepDays + 1) * DAY_MS);
    const add = () => store.add(submission(), received);
    const [unseen, answered, mailed] = [await add(), await add(), await add()];
    await store.markAnswered(answered, received);
    await store.markMailSent(mailed);
    await start(url);
    await expect.poll(async () => (await store.list()).map(({ id }) => id)).toEqual([unseen]);
    // A look may begin before the one before has ended, and take one of the two.
    const deleted = expect.stringMatching(`^inquiries: [12] deleted, kept for ${builtSite.keepDays} days$`);
    await expect.poll(() => log).toContainEqual(deleted);
    await store.close();
  },
);
