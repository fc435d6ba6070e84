import type { Kind } from '../../../src/content/schema/inquiry-contract.ts';
import { localisePath, routes } from '../../../src/i18n/routes.ts';
import { photographName } from '../photograph-file.ts';
import type { StoredInquiry } from '../store/store.ts';

/** What an email says besides the inquiry. */
export interface MailFacts {
  from: string;
  to: string;
  /** The public URL of the site, without a slash at its end. */
  siteUrl: string;
  /** Names with years, by id: `Rolex Submariner, 1967`. */
  watchNames: Record<string, string>;
}

export type Mail = ReturnType<typeof composeMail>;

const subjects: Record<Kind, string> = {
  signup: 'Sign-up',
  inquiry: 'Inquiry',
  shortlist: 'Shortlist',
  sell: 'Offer or search',
};

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The email to the shop about an inquiry. Every try has the same Message-ID, so that a mail program can tell repeats.
 *
 * @param photographs of the inquiry, or none of them
 * @returns as Nodemailer takes it: https://nodemailer.com/message
 */
export function composeMail(inquiry: StoredInquiry, photographs: Uint8Array[], facts: MailFacts) {
  const { name, email, id, receivedAt } = inquiry;
  return {
    from: facts.from,
    to: facts.to,
    // A mail server without SMTPUTF8 refuses other letters; the text has the address too.
    ...(/^[\x21-\x7e]+@/.test(email) && { replyTo: { name, address: email } }),
    subject: subjectOf(inquiry, facts.watchNames),
    text: textOf(inquiry, photographs.length > 0, facts),
    messageId: `<${id}@${new URL(facts.siteUrl).hostname}>`,
    date: receivedAt,
    // No automatic reply, such as "I am on holiday", which would go to the visitor: RFC 3834.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: photographs.map((bytes, index) => ({
      filename: photographName(bytes, index),
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    })),
  };
}

/** `Inquiry from Asha Rao: Rolex Submariner, 1967` */
function subjectOf({ kind, name, watches, details, suspicion }: StoredInquiry, watchNames: Record<string, string>) {
  const [first, ...others] = watches.map((id) => watchName(id, watchNames));
  const offered = [details.maker, details.model].filter(Boolean).join(' ');
  const watch = others.length > 0 ? `${first} and ${others.length} more` : (first ?? offered);
  return [`${suspicion ? '[spam?] ' : ''}${subjects[kind]} from ${name}`, watch].filter(Boolean).join(': ');
}

/** An id may be that of a watch that was removed, or of none at all. */
function watchName(id: string, watchNames: Record<string, string>): string {
  return (Object.hasOwn(watchNames, id) && watchNames[id]) || id;
}

function textOf(inquiry: StoredInquiry, withPhotographs: boolean, { siteUrl, watchNames }: MailFacts): string {
  const { id, name, email, phone, message, watches, details, locale, suspicion, receivedAt, photographCount } = inquiry;
  const facts: [string, string | undefined][] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Language', languageNames.of(locale)],
    ['Wants to', details.intent],
    ['Maker', details.maker],
    ['Model or reference', details.model],
    ['Year', details.year],
    ['Price in mind', details.price],
    ['Looks like spam', suspicion],
  ];
  const paragraphs = [
    facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    watches.map((watch) => `${watchName(watch, watchNames)}\n${siteUrl}${localisePath(locale, routes.watch(watch))}`),
    [message],
    photographCount > 0 && !withPhotographs
      ? [
          `${photographCount} photographs are not in this email: ${suspicion ? 'it looks like spam' : 'the mail server did not take them'}.`,
          `The site's server keeps them: npm run inquiries -- photographs ${id} <folder>`,
        ]
      : [],
    [`Received ${receivedAt.toISOString()}, ${id}`],
  ];
  return paragraphs
    .map((lines) => lines.join('\n'))
    .filter(Boolean)
    .join('\n\n');
}
