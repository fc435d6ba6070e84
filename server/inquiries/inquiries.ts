import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { ownEndpoint } from '../../src/contract/inquiries.ts';
import { isLocale, type Locale } from '../../src/i18n/locales.ts';
import { localisePath, routes, splitPath } from '../../src/i18n/routes.ts';
import type { BuiltSite } from '../built-site.ts';
import { checkSubmission, type Inquiry, type Submission } from './check.ts';
import { composeEmail, inquiryId } from './email.ts';
import { readForm } from './form.ts';
import { clientNetwork, createFormLimit, createRateLimit, isFromOtherSite } from './limits.ts';
import { Refusal, sentence } from './refusal.ts';
import { describeMailError, type Mailer } from './send.ts';
import type { InquirySettings } from './settings.ts';

/** How many inquiries the server remembers, to recognise repeats. */
const MAX_KNOWN = 1000;

const noStore = { 'Cache-Control': 'no-store' };

const RETRY_AFTER_SECONDS = '60';

/** How long the rest of a refused form is read: time for a browser to send 16 MB. */
const DISCARD_MS = 15_000;

export interface InquiriesOptions extends Omit<InquirySettings, 'smtpUrl'> {
  mailer: Pick<Mailer, 'send' | 'isWell'>;
  log: (line: string) => void;
}

/** `/api/inquiries` (docs/inquiries-contract.md) and `GET /healthz`. It leaves other requests to the site. */
export function createInquiries({ facts, errors, mailer, proxies, perClient, log }: InquiriesOptions): Hono {
  const isAllowed = createRateLimit(perClient);
  const withLimits = createFormLimit();
  /** Emails that the mail server has accepted or is receiving, by inquiry id. */
  const sent = new Map<string, Promise<boolean>>();
  let isProxyNoticed = false;
  const app = new Hono();

  // Public, so only the log gives the reason.
  app.get('/healthz', (c) => (mailer.isWell() ? c.text('ok', 200, noStore) : c.text('failing', 503, noStore)));

  app.post(ownEndpoint, async (c) => {
    const request = c.req.raw;
    let locale = pageLocale(request.headers);
    try {
      return await withLimits(admit(c), async (reserveMemory) => {
        const { fields, photographs } = await readForm(request, reserveMemory);
        if (typeof fields['locale'] === 'string' && isLocale(fields['locale'])) locale = fields['locale'];
        const submission = checkSubmission(fields, photographs, locale);
        const id = inquiryId(submission);
        const isComplete = await sendOnce(id, submission);
        log(`inquiries: 202 ${id}${isComplete ? '' : ', photographs not taken'}`);
        return respondAccepted(c, submission.inquiry, id);
      });
    } catch (error) {
      const { stack } = error as Error;
      const refusal = error instanceof Refusal ? error : new Refusal(503, 'unavailable', { message: stack });
      log(`inquiries: ${refusal.status} ${refusal.message}`);
      await discardRest(request);
      return respondRefused(c, refusal, locale, errors);
    }
  });

  app.all(ownEndpoint, (c) => c.text('Method Not Allowed', 405, { Allow: 'POST' }));

  return app;

  /**
   * Refuses a sender before the body is read.
   *
   * @returns the sender's network
   */
  function admit(c: Context): string {
    if (isFromOtherSite(c.req.raw.headers, facts.siteUrl)) throw new Refusal(403, 'otherSite');
    const forwardedFor = c.req.header('X-Forwarded-For');
    if (forwardedFor && proxies === 0 && !isProxyNoticed) {
      isProxyNoticed = true;
      log('inquiries: X-Forwarded-For is sent, but TRUST_PROXY is 0: behind a proxy all visitors count as one client');
    }
    const network = clientNetwork(getConnInfo(c).remote.address, forwardedFor, proxies);
    if (!isAllowed(network)) throw new Refusal(429, 'tooMany');
    return network;
  }

  /** Resolves when the mail server has accepted the email: whether with its photographs. Repeats of a form share one email. */
  async function sendOnce(id: string, submission: Submission): Promise<boolean> {
    const sending = sent.get(id) ?? mailer.send(composeEmail(id, submission, facts));
    sent.set(id, sending);
    const [oldest] = sent.keys();
    if (sent.size > MAX_KNOWN && oldest) sent.delete(oldest);
    try {
      return await sending;
    } catch (error) {
      sent.delete(id);
      throw new Refusal(503, 'unavailable', { message: `${id}, mail server: ${describeMailError(error)}` });
    }
  }
}

/** The language of the page with the form. */
function pageLocale(headers: Headers): Locale {
  return splitPath(URL.parse(headers.get('Referer') ?? '')?.pathname ?? '').locale;
}

/** Reads on after a refusal: a browser that still sends its form would show an error of its own instead of our answer. */
async function discardRest({ body }: Request): Promise<void> {
  const options = { preventCancel: true, signal: AbortSignal.timeout(DISCARD_MS) };
  await body?.pipeTo(new WritableStream(), options).catch(() => undefined);
}

/** Answers a script with 202 and the id, a browser's form with the page that thanks. */
function respondAccepted(c: Context, { kind, locale }: Inquiry, id: string): Response {
  if (isBrowserForm(c)) return c.redirect(`${localisePath(locale, routes.inquirySent)}#${kind}`, 303);
  return c.json({ id }, 202, noStore);
}

/** Answers a script with sentences, a browser's form with the page that shows the first of them. */
function respondRefused(
  c: Context,
  { status, reason, fields }: Refusal,
  locale: Locale,
  errors: BuiltSite['errors'],
): Response {
  const [field = reason] = Object.keys(fields);
  if (isBrowserForm(c)) return c.redirect(`${localisePath(locale, routes.inquiryNotSent)}#${field}`, 303);
  const sentences = Object.entries(fields).map(([name, why]) => [name, sentence(errors, locale, why)]);
  const body = { error: sentence(errors, locale, reason), fields: Object.fromEntries(sentences) };
  return c.json(body, status, { ...noStore, ...(status === 503 && { 'Retry-After': RETRY_AFTER_SECONDS }) });
}

/** Without JavaScript, the browser posts the form and asks for a page. A script does not. */
function isBrowserForm(c: Context): boolean {
  return c.req.header('Accept')?.includes('text/html') ?? false;
}
