import { expect, test } from 'vitest';
import { shop } from '../../src/content/schema/shop.ts';
import { readConfiguration } from './configuration.ts';

test('without variables, inquiries are kept in data as long as the shop says, and mailed nowhere', () => {
  expect(readConfiguration({ SMTP_URL: '' })).toMatchObject({
    store: { databaseUrl: undefined, dataDir: 'data' },
    smtpUrl: undefined,
    keepDays: shop.inquiries.keepDays,
    trustProxy: false,
  });
});

test('days to keep are those that the build takes too', () => {
  expect(readConfiguration({ INQUIRIES_KEEP_DAYS: '3650' }).keepDays).toBe(3650);
  for (const days of ['3651', '1y', '1.5'])
    expect(() => readConfiguration({ INQUIRIES_KEEP_DAYS: days })).toThrow(
      'INQUIRIES_KEEP_DAYS: expected a whole number of days, 1 to 3650',
    );
});

test('mistakes are named together, with their variables', () => {
  const mistakes = {
    SMTP_URL: 'localhost:25',
    DATABASE_URL: 'mysql://x',
    INQUIRIES_TO: 'me',
    INQUIRIES_KEEP_DAYS: '0',
  };
  expect(() => readConfiguration({ ...mistakes, TRUST_PROXY: 'yes' })).toThrow(
    /^DATABASE_URL: .+\nSMTP_URL: .+\nINQUIRIES_TO: .+\nINQUIRIES_KEEP_DAYS: .+\nTRUST_PROXY: /,
  );
});
