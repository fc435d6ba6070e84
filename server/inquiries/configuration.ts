import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readSettings } from '../settings.ts';

const project = join(import.meta.dirname, '../..');

const count = (least: number) => {
  const error = `expected a whole number, ${least} or more`;
  return z.coerce.number({ error }).int({ error }).min(least, error);
};

const smtpExpected =
  'expected a URL such as smtp://host:587 or smtps://user:password@host, or "none" to keep inquiries without mailing them';
const postgresExpected = 'expected a URL such as postgres://user:password@host/database';

const address = z.email({ error: 'expected an email address' }).optional();

const variables = z.object({
  DATA_DIR: z.string(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: postgresExpected }).optional(),
  INQUIRIES_MAX_MB: count(1),
  SMTP_URL: z.union([z.literal('none'), z.url({ protocol: /^smtps?$/, error: smtpExpected })], { error: smtpExpected }),
  INQUIRIES_TO: address,
  INQUIRIES_FROM: address,
  INQUIRIES_PER_CLIENT: count(1),
  INQUIRIES_IN_ALL: count(1),
  TRUST_PROXY: count(0),
});

export type Configuration = ReturnType<typeof readConfiguration>;

/** Where inquiries are kept: if `databaseUrl` is `undefined`, in SQLite in the folder `dataDir`. */
export type StoreSettings = Configuration['store'];

/**
 * What the owner has set for inquiries: `settings.env`.
 *
 * @param environment variables
 * @param email the address of the shop
 * @throws with a line for each variable that can't be used
 */
export function readConfiguration(environment: NodeJS.ProcessEnv, email: string) {
  const { data, error } = variables.safeParse(readSettings(environment));
  if (!data) throw new Error(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  return {
    store: {
      databaseUrl: data.DATABASE_URL,
      dataDir: resolve(project, data.DATA_DIR),
      maxBytes: data.INQUIRIES_MAX_MB * 1_000_000,
    },
    smtpUrl: data.SMTP_URL === 'none' ? undefined : data.SMTP_URL,
    mailTo: data.INQUIRIES_TO ?? email,
    mailFrom: data.INQUIRIES_FROM ?? data.INQUIRIES_TO ?? email,
    /** Inquiries in ten minutes. */
    limits: { perClient: data.INQUIRIES_PER_CLIENT, inAll: data.INQUIRIES_IN_ALL },
    /** How many proxies are in front of the server. */
    proxies: data.TRUST_PROXY,
    /** Shortens the times of emails for tests. */
    timeScale: 1,
  };
}
