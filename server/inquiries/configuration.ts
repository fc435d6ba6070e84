import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { BuiltSite } from '../built-site.ts';

/** Where inquiries are kept. */
export interface StoreLocation {
  /** `postgres://…`, or undefined for SQLite. */
  databaseUrl: string | undefined;
  /** The folder of the SQLite file, absolute. */
  dataDir: string;
}

const project = join(import.meta.dirname, '../..');

/** A whole number, written as text. */
const count = (fallback: number, least = 1) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'expected a whole number')
    .transform(Number)
    .pipe(z.number().min(least, `expected a whole number, ${least} or more`))
    .default(fallback);

const urlOf = (expected: string, protocol: RegExp) => z.url({ protocol, error: `expected ${expected}` }).optional();

const smtpExpected =
  'expected a URL such as smtp://host:587 or smtps://user:password@host, or "none" to keep inquiries without mailing them';

const isSmtpUrl = (text: string) => text === 'none' || /^smtps?:$/.test(URL.parse(text)?.protocol ?? '');

const address = z.email({ error: 'expected an email address' });

const storeVariables = z.object({
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: urlOf('a URL such as postgres://user:password@host/database', /^postgres(ql)?$/),
});

const variables = storeVariables.extend({
  SMTP_URL: z.string({ error: smtpExpected }).refine(isSmtpUrl, smtpExpected),
  INQUIRIES_TO: address.optional(),
  INQUIRIES_FROM: address.optional(),
  INQUIRIES_PER_CLIENT: count(20),
  INQUIRIES_IN_ALL: count(600),
  INQUIRIES_MAX_MB: count(2000),
  TRUST_PROXY: count(0, 0),
});

export type Configuration = ReturnType<typeof readConfiguration>;

/**
 * What the owner has set for inquiries: docs/inquiries.md.
 *
 * @param environment variables; an empty one counts as not set
 * @param site what the pages promise
 * @throws with a line for each variable that can't be used
 */
export function readConfiguration(environment: NodeJS.ProcessEnv, site: BuiltSite) {
  const data = parse(variables, environment);
  return {
    siteUrl: site.url,
    watchNames: site.watchNames,
    keepDays: site.keepDays,
    store: locationOf(data),
    smtpUrl: data.SMTP_URL === 'none' ? undefined : data.SMTP_URL,
    mailTo: data.INQUIRIES_TO ?? site.email,
    mailFrom: data.INQUIRIES_FROM ?? data.INQUIRIES_TO ?? site.email,
    limits: { perClient: data.INQUIRIES_PER_CLIENT, inAll: data.INQUIRIES_IN_ALL },
    maxStoredBytes: data.INQUIRIES_MAX_MB * 1_000_000,
    proxies: data.TRUST_PROXY,
  };
}

/** @throws with a line for each variable that can't be used */
export function readStoreLocation(environment: NodeJS.ProcessEnv): StoreLocation {
  return locationOf(parse(storeVariables, environment));
}

function locationOf({ DATABASE_URL, DATA_DIR }: z.infer<typeof storeVariables>): StoreLocation {
  return { databaseUrl: DATABASE_URL, dataDir: resolve(project, DATA_DIR) };
}

function parse<T extends z.ZodType>(schema: T, environment: NodeJS.ProcessEnv): z.infer<T> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(set);
  if (!data) throw new Error(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  return data;
}
