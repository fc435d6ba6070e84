import { z } from 'zod';
import type { BuiltSite } from '../built-site.ts';
import { readSettings } from '../settings.ts';

const count = (least: number) => {
  const error = `expected a whole number, ${least} or more`;
  return z.coerce.number({ error }).int({ error }).min(least, error);
};

const smtpExpected = 'expected a URL such as smtp://host:587 or smtps://user:password@host';

const address = z.email({ error: 'expected an email address' });

const variables = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: smtpExpected }),
  INQUIRIES_TO: z
    .string()
    .transform((text) => text.split(/\s*,\s*/))
    .pipe(z.array(address))
    .optional(),
  INQUIRIES_FROM: address.optional(),
  INQUIRIES_PER_CLIENT: count(1),
  TRUST_PROXY: count(0),
});

export type InquirySettings = ReturnType<typeof readInquirySettings>;

/**
 * What the owner has set for inquiries: `settings.env`.
 *
 * @param environment variables
 * @param built what the site says of the shop
 * @throws with a line for each variable that can't be used
 */
export function readInquirySettings(environment: NodeJS.ProcessEnv, { email, url, watchNames, errors }: BuiltSite) {
  const { data, error } = variables.safeParse(readSettings(environment));
  if (!data) throw new Error(error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`).join('\n'));
  const to = data.INQUIRIES_TO ?? [email];
  return {
    smtpUrl: data.SMTP_URL,
    facts: {
      to: to.join(', '),
      from: data.INQUIRIES_FROM ?? to[0] ?? email,
      siteUrl: url,
      watchNames,
    },
    errors,
    /** Inquiries in ten minutes. */
    perClient: data.INQUIRIES_PER_CLIENT,
    /** How many proxies are in front of the server. */
    proxies: data.TRUST_PROXY,
  };
}
