import { z } from 'zod';
import { shop } from '../../src/content/schema/shop.ts';
import { keepDaysSchema } from '../../src/content/schema/shop-schema.ts';

/** A whole number of at least 1, written as text. */
const count = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'expected a whole number, 1 or more')
    .transform(Number)
    .default(fallback);

const urlOf = (expected: string, protocol: RegExp) => z.url({ protocol, error: `expected ${expected}` }).optional();

const address = z.email({ error: 'expected an email address' });

const variables = z.object({
  SITE_URL: z.url({ protocol: /^https?$/, error: 'expected a URL such as https://your.domain' }).default(shop.url),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: urlOf('a URL such as postgres://user:password@host/database', /^postgres(ql)?$/),
  SMTP_URL: urlOf('a URL such as smtp://host:587 or smtps://user:password@host', /^smtps?$/),
  INQUIRIES_TO: address.default(shop.email),
  INQUIRIES_FROM: address.optional(),
  INQUIRIES_KEEP_DAYS: z.string().transform(Number).pipe(keepDaysSchema).default(shop.inquiries.keepDays),
  INQUIRIES_PER_CLIENT: count(20),
  INQUIRIES_IN_ALL: count(600),
  TRUST_PROXY: z.enum(['0', '1'], 'expected 1 or 0').default('0'),
});

export type Configuration = ReturnType<typeof readConfiguration>;

/**
 * What the owner has set for inquiries: docs/inquiries.md.
 *
 * @param environment variables; an empty one counts as not set
 * @throws with a line for each variable that can't be used
 */
export function readConfiguration(environment: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = variables.safeParse(set);
  if (!data) throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  return {
    siteUrl: new URL(data.SITE_URL).origin,
    store: { databaseUrl: data.DATABASE_URL, dataDir: data.DATA_DIR },
    smtpUrl: data.SMTP_URL,
    mailTo: data.INQUIRIES_TO,
    mailFrom: data.INQUIRIES_FROM ?? data.INQUIRIES_TO,
    keepDays: data.INQUIRIES_KEEP_DAYS,
    limits: { perClient: data.INQUIRIES_PER_CLIENT, inAll: data.INQUIRIES_IN_ALL },
    trustProxy: data.TRUST_PROXY === '1',
  };
}
