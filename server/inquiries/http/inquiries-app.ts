import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { ownEndpoint } from '../../../src/content/schema/inquiry-contract.ts';
import { isLocale, type Locale } from '../../../src/i18n/locales.ts';
import type { Configuration } from '../configuration.ts';
import type { InquiryStore } from '../store/store.ts';
import { respondAccepted, respondRefused } from './answers.ts';
import { checkSubmission } from './check-submission.ts';
import type { Health } from './health.ts';
import { createRateLimit } from './rate-limit.ts';
import { readForm } from './read-form.ts';
import { Refusal } from './refusal.ts';
import { clientNetworks, isFromOtherSite, senderLocale } from './sender.ts';
import { createUploadMemory } from './upload-memory.ts';

export interface InquiriesAppOptions extends Pick<Configuration, 'siteUrl' | 'proxies' | 'limits' | 'maxStoredBytes'> {
  store: InquiryStore;
  /** Called when there may be something to mail. */
  wakeOutbox: () => void;
  health: Health;
  now: () => Date;
  log: (line: string) => void;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** The site, for the page that says that nothing was sent. */
  page: (path: string) => Response | Promise<Response>;
}

/** `POST /api/inquiries` (docs/inquiries-contract.md) and `GET /healthz`. Other requests it leaves to others. */
export function createInquiriesApp(options: InquiriesAppOptions): Hono {
  const { health, log, page, store, siteUrl, proxies, now } = options;
  const headers = { ...options.headers, 'Cache-Control': 'no-store' };
  const rateLimit = createRateLimit(options.limits);
  const withUploadMemory = createUploadMemory();
  const app = new Hono<{ Variables: { locale: Locale } }>();

  app.get('/healthz', () => new Response(health.summary(), { headers: { ...headers, 'Content-Type': 'text/plain' } }));

  app.post(ownEndpoint, async (c) => {
    const request = c.req.raw;
    c.set('locale', senderLocale(request.headers));
    if (isFromOtherSite(request.headers, siteUrl, proxies > 0)) throw new Refusal(403, 'otherSite');
    const networks = clientNetworks(getConnInfo(c).remote.address, c.req.header('X-Forwarded-For'), proxies);
    const wait = rateLimit.waitFor(networks);
    if (wait > 0) throw new Refusal(429, 'tooMany', { retryAfterSeconds: wait });

    return withUploadMemory(networks.at(-1) ?? '', async (reserve) => {
      const { fields, photographs } = await readForm(request, reserve);
      const { locale } = fields;
      if (typeof locale === 'string' && isLocale(locale)) c.set('locale', locale);
      const key = request.headers.get('Idempotency-Key') ?? fields['key'];
      const submission = checkSubmission({ ...fields, key }, photographs, c.get('locale'));
      const id = await inStore(async () => {
        await requireRoom();
        return store.add(submission, now());
      });
      rateLimit.countStored();
      options.wakeOutbox();
      return respondAccepted(request, submission.inquiry, id, headers);
    });
  });

  app.onError((error, c) => {
    const refusal = error instanceof Refusal ? error : new Refusal(503, 'unavailable', { retryAfterSeconds: 30 });
    if (refusal !== error) log(`inquiries: ${error.stack}`);
    return respondRefused(c.req.raw, refusal, c.get('locale'), headers, page);
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

  return app as unknown as Hono;
}
