import { type Context, Hono } from 'hono';
import { ownEndpoint } from '../../../src/content/schema/inquiry-contract.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { InquiryStore } from '../store/store.ts';
import { respond, respondAccepted } from './answers.ts';
import { clientNetwork } from './client-network.ts';
import type { Health } from './health.ts';
import { checkSubmission, localeOf } from './inquiry-schema.ts';
import { MAX_UPLOAD_BYTES, MAX_WORDS_BYTES, UPLOAD_TIMEOUT_MS, WORDS_TIMEOUT_MS } from './limits.ts';
import { isFromOtherSite } from './other-site.ts';
import { bodyTypeOf, parseForm } from './parse-form.ts';
import { renewPhotographs } from './photographs.ts';
import { createRateLimit } from './rate-limit.ts';
import { type BodyLimits, withBody } from './read-body.ts';
import { Refusal } from './refusal.ts';
import { senderLocale } from './sender-locale.ts';

export interface InquiriesAppOptions {
  store: InquiryStore;
  /** Called when there may be something to mail. */
  wakeOutbox: () => void;
  health: Health;
  now: () => Date;
  log: (line: string) => void;
  /** The public URL of the site. */
  siteUrl: string;
  /** How many proxies are in front of the server. */
  proxies: number;
  /** Inquiries in ten minutes. */
  limits: { perClient: number; inAll: number };
  /** What all inquiries may take on the disk. */
  maxStoredBytes: number;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** The site, for the page that says that nothing was sent. */
  page: (path: string) => Response | Promise<Response>;
}

const wordsLimits: BodyLimits = { maxBytes: MAX_WORDS_BYTES, timeoutMs: WORDS_TIMEOUT_MS };
const uploadLimits: BodyLimits = { maxBytes: MAX_UPLOAD_BYTES, timeoutMs: UPLOAD_TIMEOUT_MS };

/** `POST /api/inquiries` (docs/inquiries-contract.md) and `GET /healthz`. Other requests it leaves to others. */
export function createInquiriesApp(options: InquiriesAppOptions): Hono {
  const { headers, health, log, page, store, siteUrl, proxies, now } = options;
  const waitFor = createRateLimit(options.limits);
  const app = new Hono<{ Variables: { locale: Locale } }>();

  app.get('/healthz', () => new Response(health.summary(), { headers: { ...headers, 'Content-Type': 'text/plain' } }));

  app.post(ownEndpoint, async (c) => {
    const request = c.req.raw;
    c.set('locale', senderLocale(request.headers));
    if (isFromOtherSite(request.headers, { url: siteUrl, trustProxy: proxies > 0 }))
      throw new Refusal(403, 'otherSite');
    const client = clientOf(c);
    const wait = waitFor(client, now());
    if (wait > 0) throw new Refusal(429, 'tooMany', { retryAfterSeconds: wait });

    const contentType = request.headers.get('Content-Type') ?? '';
    const limits = bodyTypeOf(contentType) === 'multipart/form-data' ? uploadLimits : wordsLimits;
    return withBody(request, client, limits, async (pieces) => {
      const { fields, files } = await parseForm(pieces, contentType);
      c.set('locale', localeOf(fields) ?? c.get('locale'));
      const submission = checkSubmission(fields, request.headers.get('Idempotency-Key') ?? undefined, c.get('locale'));
      // Decoding costs most, so it comes last.
      if (submission.inquiry.kind === 'sell') submission.photographs = await renewPhotographs(files, request.signal);
      const id = await inStore(async () => {
        await requireRoom();
        return (await store.add(submission, now())).id;
      });
      options.wakeOutbox();
      return respondAccepted(request, submission.inquiry, id, headers);
    });
  });

  app.onError((error, c) => {
    const refusal = error instanceof Refusal ? error : new Refusal(503, 'unavailable', { retryAfterSeconds: 30 });
    if (refusal !== error) log(`inquiries: ${error.stack}`);
    return respond(c.req.raw, refusal, c.get('locale') ?? senderLocale(c.req.raw.headers), { headers, page });
  });

  /** Notes whether the database works. */
  async function inStore<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      health.report('database', undefined);
      return result;
    } catch (error) {
      if (!(error instanceof Refusal)) health.report('database', (error as Error).message);
      throw error;
    }
  }

  /** @throws Refusal 503 if what is stored takes all the room that it may */
  async function requireRoom(): Promise<void> {
    const isFull = (await store.size()) >= options.maxStoredBytes;
    health.report('storage', isFull ? 'full, see INQUIRIES_MAX_MB: no more inquiries are taken' : undefined);
    if (isFull) throw new Refusal(503, 'unavailable', { retryAfterSeconds: 3600 });
  }

  function clientOf(c: Context): string {
    // Only the server of Node knows the connection.
    const connection = (c.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined)?.incoming?.socket;
    return clientNetwork(connection?.remoteAddress, c.req.header('X-Forwarded-For'), proxies);
  }

  return app as unknown as Hono;
}
