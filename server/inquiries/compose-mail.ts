import type { Kind } from '../../src/content/inquiry-contract.ts';
import { defaultLocale, isLocale, localeFacts } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/paths.ts';
import type { StoredInquiry } from './inquiry.ts';

/** Who mails, and to whom. */
export interface MailAddresses {
  from: string;
  to: string;
  /** The public URL of the site, without a slash at its end. */
  siteUrl: string;
}

/** As Nodemailer takes it: https://nodemailer.com/message */
export interface Mail {
  from: string;
  to: string;
  replyTo: { name: string; address: string };
  subject: string;
  text: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
  attachments: { filename: string; content: Buffer; contentType: string }[];
}

const subjects: Record<Kind, string> = {
  signup: 'Sign-up',
  inquiry: 'Inquiry',
  shortlist: 'Inquiry about a shortlist',
  sell: 'Offer or search',
};

/** The mail to the shop about an inquiry. At every try it is the same, so that a mail program can tell repeats. */
export function composeMail(
  inquiry: StoredInquiry,
  photographs: Uint8Array[],
  { from, to, siteUrl }: MailAddresses,
): Mail {
  const { name, email, kind, watches, id, receivedAt } = inquiry;
  return {
    from,
    to,
    replyTo: { name, address: email },
    subject: [`${subjects[kind]} from ${name}`, ...(watches.length === 1 ? watches : [])].join(': '),
    text: textOf(inquiry, siteUrl),
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    date: receivedAt,
    // No answer by a program, such as "I am on holiday", which would go to the visitor: RFC 3834.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: photographs.map((content, index) => ({
      filename: `photograph-${index + 1}.jpg`,
      content: Buffer.from(content),
      contentType: 'image/jpeg',
    })),
  };
}

function textOf({ name, email, phone, message, watches, details, locale, ...inquiry }: StoredInquiry, siteUrl: string) {
  const facts: [string, string | undefined][] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Language', languageOf(locale)],
    ['Wants to', details.intent],
    ['Maker', details.maker],
    ['Model or reference', details.model],
    ['Year', details.year],
    ['Price in mind', details.price],
  ];
  const pages = isLocale(locale) ? locale : defaultLocale;
  const links = watches.map((id) => siteUrl + localisePath(pages, `/catalog/${id}`));
  return [
    facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    links,
    message === '' ? [] : [message],
    [`Received ${inquiry.receivedAt.toISOString()}, ${inquiry.id}`],
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** An inquiry may be in a language that the site has given up since. */
function languageOf(locale: string): string {
  return isLocale(locale) ? localeFacts[locale].name : locale;
}
