import { type Context, Hono } from 'hono';
import { MAX_PHOTOGRAPHS, ownEndpoint } from '../../src/content/inquiry-contract.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { respond, respondAccepted } from './answers.ts';
import { clientNetwork } from './client-network.ts';
import type { Health } from './health.ts';
import type { Submission } from './inquiry.ts';
import { checkSubmission, localeOf } from './inquiry-schema.ts';
import {
  MAX_PHOTOGRAPH_BYTES,
  MAX_UPLOAD_BYTES,
  MAX_WORDS_BYTES,
  UPLOAD_TIMEOUT_MS,
  WORDS_TIMEOUT_MS,
} from './limits.ts';
import { isFromOtherSite } from './other-site.ts';
import { bodyTypeOf, parseBody } from './parse-body.ts';
import { renewPhotograph } from './photograph.ts';
import { createRateLimit } from './rate-limit.ts';
import { withBody } from './read-body.ts';
import { Refusal } from './refusal.ts';
import { senderLocale } from './sender-locale.ts';
import type { InquiryStore, PhotographResult } from './store.ts';

export interface InquiriesAppOptions {
  store: () => Promise<InquiryStore>;
  /** Called when there may be something to mail. */
  wakeOutbox: () => void;
  health: Health;
  now: () => Date;
  log: (line: string) => void;
  /** The public URL of the site. */
  siteUrl: string;
  trustProxy: boolean;
  /** Inquiries in ten minutes. */
  limits: { perClient: number; inAll: number };
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** The site, for the page that says that nothing was sent. */
  page: (path: string) => Response | Promise<Response>;
}

/** An inquiry has up to eight photographs, and each may need a second try. */
const UPLOADS_PER_INQUIRY = 2 * MAX_PHOTOGRAPHS;

/** `POST /api/inquiries` and the photographs below it (docs/inquiries.md); `GET /healthz`. Other paths it leaves to others. */
export function createInquiriesApp(options: InquiriesAppOptions): Hono {
  const { headers, health, log, page, limits } = options;
  const mayPost = createRateLimit(limits);
  const mayUpload = createRateLimit({
    perClient: limits.perClient * UPLOADS_PER_INQUIRY,
    inAll: limits.inAll * UPLOADS_PER_INQUIRY,
  });
  const app = new Hono<{ Variables: { locale: Locale } }>();
  const photographPath = `${ownEndpoint}/:id/photographs/:number`;

  app.get('/healthz', () => new Response(health.summary(), { headers: { ...headers, 'Content-Type': 'text/plain' } }));

  app.use(`${ownEndpoint}/*`, async (c, next) => {
    c.set('locale', senderLocale(c.req.raw.headers));
    if (isFromOtherSite(c.req.raw.headers, { url: options.siteUrl, trustProxy: options.trustProxy }))
      throw new Refusal(403, 'otherSite');
    const wait = (c.req.path === ownEndpoint ? mayPost : mayUpload)(clientOf(c, options.trustProxy), options.now());
    if (wait > 0) throw new Refusal(429, 'tooMany', { retryAfterSeconds: wait });
    await next();
  });

  app.post(ownEndpoint, async (c) => {
    const submission = await readSubmission(c.req.raw, (locale) => c.set('locale', locale), c.get('locale'));
    const { id } = await inStore(options, (store) => store.add(submission, options.now()));
    if (submission.suspicion) log(`inquiries: ${id} looks like spam (${submission.suspicion}) and is not mailed`);
    else options.wakeOutbox();
    return respondAccepted(c.req.raw, submission.inquiry, id, headers);
  });

  app.put(photographPath, async (c) => {
    const number = photographNumber(c.req.param('number'));
    const jpeg = await withBody(c.req.raw, photographLimits, renewPhotograph);
    const { id, key } = photographOwner(c);
    // Its sender has removed it meanwhile, or will try again: stored now, it would come back after it was deleted.
    if (c.req.raw.signal.aborted) throw new Refusal(400, 'unreadable');
    return finishPhotograph(
      await inStore(options, (store) => store.putPhotograph(id, key, number, jpeg, options.now())),
    );
  });

  app.delete(photographPath, async (c) => {
    const number = photographNumber(c.req.param('number'));
    const { id, key } = photographOwner(c);
    return finishPhotograph(await inStore(options, (store) => store.removePhotograph(id, key, number, options.now())));
  });

  app.onError((error, c) => {
    const refusal = error instanceof Refusal ? error : new Refusal(503, 'unavailable', { retryAfterSeconds: 30 });
    if (refusal !== error) log(`inquiries: ${error.stack}`);
    return respond(c.req.raw, refusal, c.get('locale') ?? senderLocale(c.req.raw.headers), { headers, page });
  });

  function finishPhotograph(result: PhotographResult): Response {
    if (result === 'unknown') throw new Refusal(404, 'unknownInquiry');
    if (result === 'mailed') throw new Refusal(409, 'mailGone');
    options.wakeOutbox();
    return new Response(null, { status: 204, headers: { ...headers, 'Cache-Control': 'no-store' } });
  }

  return app as unknown as Hono;
}

const photographLimits = { maxBytes: MAX_PHOTOGRAPH_BYTES, timeoutMs: UPLOAD_TIMEOUT_MS };

/** Whatever the store fails of, the visitor is told to try again, and is not thanked. */
async function inStore<T>(
  { store, health }: InquiriesAppOptions,
  work: (store: InquiryStore) => Promise<T>,
): Promise<T> {
  try {
    const result = await work(await store());
    health.worked('database');
    return result;
  } catch (error) {
    health.failed('database', (error as Error).message);
    throw error;
  }
}

async function readSubmission(
  request: Request,
  setLocale: (locale: Locale) => void,
  fallback: Locale,
): Promise<Submission> {
  const contentType = request.headers.get('Content-Type') ?? '';
  const isUpload = bodyTypeOf(contentType) === 'multipart/form-data';
  const limits = isUpload
    ? { maxBytes: MAX_UPLOAD_BYTES, timeoutMs: UPLOAD_TIMEOUT_MS }
    : { maxBytes: MAX_WORDS_BYTES, timeoutMs: WORDS_TIMEOUT_MS };
  return withBody(request, limits, async (body) => {
    const { fields, files } = await parseBody(body, contentType);
    const locale = localeOf(fields) ?? fallback;
    setLocale(locale);
    const submission = checkSubmission(fields, request.headers.get('Idempotency-Key') ?? undefined, locale);
    return submission.inquiry.kind === 'sell' && files.length > 0
      ? { ...submission, photographs: await renewAll(files), photographsAnnounced: 0 }
      : submission;
  });
}

/** @throws Refusal 422, with the reason of the first photograph that can't be taken */
async function renewAll(files: File[]): Promise<Uint8Array[]> {
  const refuse = (reason: 'photographCount' | Refusal['reason']) =>
    new Refusal(422, 'incomplete', { fields: { photographs: reason as never } });
  if (files.length > MAX_PHOTOGRAPHS) throw refuse('photographCount');
  try {
    return await Promise.all(files.map(async (file) => renewPhotograph(new Uint8Array(await file.arrayBuffer()))));
  } catch (error) {
    throw error instanceof Refusal ? refuse(error.reason) : error;
  }
}

function photographNumber(text: string): number {
  const number = Number(text);
  if (!/^\d$/.test(text) || number < 1 || number > MAX_PHOTOGRAPHS) throw new Refusal(422, 'photographCount');
  return number;
}

/** The inquiry of a photograph's path, and the key that proves that its sender is the same. */
function photographOwner(c: Context): { id: string; key: string } {
  const key = c.req.header('Idempotency-Key');
  if (!key) throw new Refusal(404, 'unknownInquiry');
  return { id: c.req.param('id') ?? '', key };
}

function clientOf(c: Context, trustProxy: boolean): string {
  // Only the server of Node knows the connection.
  const remote = (c.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined)?.incoming;
  return clientNetwork(remote?.socket.remoteAddress, trustProxy ? c.req.header('X-Forwarded-For') : undefined);
}
