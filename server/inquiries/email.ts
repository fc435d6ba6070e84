import { hash } from 'node:crypto';
import type { Kind } from '../../src/contract/inquiries.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import type { Inquiry, Submission } from './check.ts';
import { photographExtension } from './photograph-extension.ts';

/** What an email needs besides the inquiry. */
export interface EmailFacts {
  from: string;
  to: string;
  /** The public URL of the site, without a slash at its end. */
  siteUrl: string;
  /** Names with years, by id: `Rolex Submariner, 1967`. */
  watchNames: Record<string, string>;
}

export type Email = ReturnType<typeof composeEmail>;

const subjects: Record<Kind, string> = {
  signup: 'Sign-up',
  message: 'Message',
  inquiry: 'Inquiry',
  shortlist: 'Shortlist',
  sell: 'Offer or search',
};

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The id of an inquiry: that of its form's key and content. A form that is sent again has the same id, so that mail servers and
 * mail programs can tell repeats; changed words with the key of an earlier form are another inquiry.
 */
export function inquiryId({ inquiry, idempotencyKey, photographs }: Submission): string {
  const parts = photographs.map((bytes) => hash('sha256', bytes));
  const key = idempotencyKey ?? crypto.randomUUID();
  return hash('sha256', JSON.stringify([key, inquiry, parts])).slice(0, 32);
}

/**
 * The email to the shop about an inquiry.
 *
 * @returns in the form of Nodemailer: https://nodemailer.com/message
 */
export function composeEmail(id: string, submission: Submission, facts: EmailFacts) {
  const { name, email } = submission.inquiry;
  return {
    from: facts.from,
    to: facts.to,
    subject: subjectOf(submission, facts.watchNames),
    text: textOf(id, submission, facts),
    messageId: `<${id}@${new URL(facts.siteUrl).hostname}>`,
    // A mail server without SMTPUTF8 refuses other letters; the text has the address too.
    ...(/^[\x21-\x7e]+$/.test(email) && { replyTo: { name, address: email } }),
    // No automatic reply, such as "I am on holiday", which would go to the visitor: RFC 3834.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: submission.photographs.map((bytes, index) => ({
      filename: `photograph-${index + 1}.${photographExtension(bytes)}`,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    })),
  };
}

/**
 * The same email with its words alone, for a mail server that refuses the photographs. If its answer was lost, it may have taken
 * them.
 */
export function withoutPhotographs(email: Email): Email {
  const count = `Photographs left out of this email: ${email.attachments.length}.`;
  const note = `${count} The mail server did not accept them, or may have accepted them in another email.`;
  return { ...email, text: `${email.text}\n\n${note}`, attachments: [] };
}

/** `Inquiry from Asha Rao: Rolex Submariner, 1967` */
function subjectOf({ inquiry, suspicion }: Submission, watchNames: Record<string, string>): string {
  const { kind, name, watches, details } = inquiry;
  const [first, ...others] = watches.map((id) => watchName(id, watchNames));
  const offered = [details.maker, details.model].filter(Boolean).join(' ');
  const watch = others.length > 0 ? `${first} and ${others.length} more` : (first ?? offered);
  return [`${suspicion ? '[spam?] ' : ''}${subjects[kind]} from ${name}`, watch].filter(Boolean).join(': ');
}

/** The id may belong to a removed watch, or to none. */
function watchName(id: string, watchNames: Record<string, string>): string {
  return (Object.hasOwn(watchNames, id) && watchNames[id]) || id;
}

function textOf(id: string, { inquiry, suspicion }: Submission, { siteUrl, watchNames }: EmailFacts): string {
  const { message, watches, locale } = inquiry;
  const paragraphs = [
    listFacts(inquiry, suspicion).map(([label, value]) => `${label}: ${value}`),
    watches.map((watch) => `${watchName(watch, watchNames)}\n${siteUrl}${localisePath(locale, routes.watch(watch))}`),
    // Marked, so that a message cannot imitate what is around it.
    message ? ['Message:', message.replaceAll(/^/gm, '> ')] : [],
    [`Received ${new Date().toISOString()}, ${id}`],
  ];
  return paragraphs
    .map((lines) => lines.join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

function listFacts({ name, email, phone, details, locale }: Inquiry, suspicion: string | undefined) {
  const facts: [string, string | undefined][] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Language', languageNames.of(locale)],
    ['Wants to', details.wish],
    ['Brand', details.maker],
    ['Model or reference', details.model],
    ['Year', details.year],
    ['In exchange for', details.tradeFor],
    ['Price in mind', details.price],
    ['Maximum budget', details.budget],
    ['Looks like spam', suspicion],
  ];
  return facts.filter(([, value]) => value);
}
