import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../site/site-fixture.ts';
import { readConfiguration, readStoreSettings } from './configuration.ts';

test('by default, inquiries go to the address of the shop and are kept in the project', () => {
  expect(readConfiguration({ SMTP_URL: 'smtp://localhost', DATA_DIR: '' }, builtSite)).toMatchObject({
    store: { databaseUrl: undefined, dataDir: join(import.meta.dirname, '../../data'), maxBytes: 2_000_000_000 },
    mailTo: builtSite.email,
    mailFrom: builtSite.email,
    siteUrl: builtSite.url,
    keepDays: builtSite.keepDays,
    proxies: 0,
  });
});

test('the database does not depend on where the server is started', () => {
  const here = process.cwd();
  process.chdir('/');
  const location = readStoreSettings({ DATA_DIR: 'kept' });
  process.chdir(here);
  expect(location.dataDir).toBe(join(here, 'kept'));
  expect(readStoreSettings({ DATA_DIR: '/var/lib/shop' }).dataDir).toBe('/var/lib/shop');
});

test('mail has to be decided: a server, or none', () => {
  expect(() => readConfiguration({}, builtSite)).toThrow('SMTP_URL: expected a URL');
  expect(readConfiguration({ SMTP_URL: 'none' }, builtSite).smtpUrl).toBeUndefined();
});

test('mistakes are named together, with their variables', () => {
  const mistakes = { SMTP_URL: 'localhost:25', DATABASE_URL: 'mysql://x', INQUIRIES_TO: 'me', INQUIRIES_MAX_MB: '0' };
  expect(() => readConfiguration({ ...mistakes, TRUST_PROXY: 'yes' }, builtSite)).toThrow(
    /^DATABASE_URL: .+\nINQUIRIES_MAX_MB: .+\nSMTP_URL: .+\nINQUIRIES_TO: .+\nTRUST_PROXY: expected a whole number/,
  );
});
