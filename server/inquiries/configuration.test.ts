import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

const email = 'shop@shop.example';

test('by default, inquiries go to the address of the shop and are kept in the project', () => {
  expect(readConfiguration({ SMTP_URL: 'smtp://localhost', DATA_DIR: '' }, email)).toMatchObject({
    store: { databaseUrl: undefined, dataDir: join(import.meta.dirname, '../../data'), maxBytes: 2_000_000_000 },
    mailTo: email,
    mailFrom: email,
    proxies: 0,
  });
});

test('the database does not depend on where the server is started', () => {
  const here = process.cwd();
  process.chdir('/');
  const folderOf = (folder: string) => readConfiguration({ SMTP_URL: 'none', DATA_DIR: folder }, email).store.dataDir;
  const relative = folderOf('kept');
  process.chdir(here);
  expect([relative, folderOf('/var/lib/shop')]).toEqual([join(here, 'kept'), '/var/lib/shop']);
});

test('mail has to be decided: a server, or none', () => {
  expect(() => readConfiguration({}, email)).toThrow('SMTP_URL: expected a URL');
  expect(readConfiguration({ SMTP_URL: 'none' }, email).smtpUrl).toBeUndefined();
});

test('mistakes are named together, with their variables', () => {
  const mistakes = { SMTP_URL: 'localhost:25', DATABASE_URL: 'mysql://x', INQUIRIES_TO: 'me', INQUIRIES_MAX_MB: '0' };
  expect(() => readConfiguration({ ...mistakes, TRUST_PROXY: 'yes' }, email)).toThrow(
    /^DATABASE_URL: .+\nINQUIRIES_MAX_MB: .+\nSMTP_URL: .+\nINQUIRIES_TO: .+\nTRUST_PROXY: expected a whole number/,
  );
});
