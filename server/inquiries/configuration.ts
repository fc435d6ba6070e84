import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { BuiltSite } from '../built-site.ts';
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

const storeVariables = z.object({
  DATA_DIR: z.string(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: postgresExpected }).optional(),
  INQUIRIES_MAX_MB: count(1),
});

const variables = storeVariables.extend({
  SMTP_URL: z.union([z.literal('none'), z.url({ protocol: /^smtps?$/, error: smtpExpected })], { error: smtpExpected }),
  INQUIRIES_TO: address,
  INQUIRIES_FROM: address,
  INQUIRIES_PER_CLIENT: count(1),
  INQUIRIES_IN_ALL: count(1),
  TRUST_PROXY: count(0),
});

export type Configuration = ReturnType<typeof readConfiguration>;

export type StoreSettings = ReturnType<typeof readStoreSettings>;

/**
 * What the owner has set for inquiries: `settings.env`.
 *
 * @param environment variables
 * @param site what the pages promise
 * @throws with a line for each variable that can't be used
 */
export function readConfiguration(environment: NodeJS.ProcessEnv, site: BuiltSite) {
  const data = parse(variables, environment);
  return {
    siteUrl: site.url,
    watchNames: site.watchNames,
    keepDays: site.keepDays,
    store: readStoreSettings(environment),
    smtpUrl: data.SMTP_URL === 'none' ? undefined : data.SMTP_URL,
    mailTo: data.INQUIRIES_TO ?? site.email,
    mailFrom: data.INQUIRIES_FROM ?? data.INQUIRIES_TO ?? site.email,
    /** Inquiries in ten minutes. */
    limits: { perClient: data.INQUIRIES_PER_CLIENT, inAll: data.INQUIRIES_IN_ALL },
    /** How many proxies are in front of the server. */
    proxies: data.TRUST_PROXY,
    /** Shortens the times of mails for tests. */
    timeScale: 1,
  };
}

/**
 * Where inquiries are kept.
 *
 * @returns `databaseUrl` for PostgreSQL; if it is `undefined`, SQLite in the folder `dataDir`
 * @throws with a line for each variable that can't be used
 */
export function readStoreSettings(environment: NodeJS.ProcessEnv) {
  const { DATABASE_URL, DATA_DIR, INQUIRIES_MAX_MB } = parse(storeVariables, environment);
  return { databaseUrl: DATABASE_URL, dataDir: resolve(project, DATA_DIR), maxBytes: INQUIRIES_MAX_MB * 1_000_000 };
}

function parse<T extends z.ZodType>(schema: T, environment: NodeJS.ProcessEnv): z.infer<T> {
  const { data, error } = schema.safeParse(readSettings(environment));
  if (!data) throw new Error(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  return data;
}
