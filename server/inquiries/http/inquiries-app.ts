import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { ownEndpoint } from '../../../src/content/schema/inquiry-contract.ts';
import { isLocale, type Locale } from '../../../src/i18n/locales.ts';
import type { Configuration } from '../configuration.ts';
import type { Health } from '../health.ts';
import type { InquiryStore } from '../store/store.ts';
import { respondAccepted, respondRefused } from './answers.ts';
import { checkSubmission } from './check-submission.ts';
import { createRateLimit } from './rate-limit.ts';
import { readForm } from './read-form.ts';
import { Refusal } from './refusal.ts';
import { clientNetworks, isFromOtherSite, senderLocale } from './sender.ts';
import { createUploadMemory } from './upload-memory.ts';

export interface InquiriesAppOptions extends Pick<Configuration, 'siteUrl' | 'proxies' | 'limits'> {
  store: InquiryStore;
  /** Called when there is something to mail. */
  wakeOutbox: () => void;
  health: Pick<Health, 'isWell'>;
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

  // Anybody may ask; what fails is in the log and in `npm run inquiries -- health`.
  app.get('/healthz', (c) => (health.isWell() ? c.text('ok', 200, headers) : c.text('failing', 503, headers)));

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
      const space = await store.findSpace();
      if (space === 'nothing') throw new Refusal(503, 'unavailable', { retryAfterSeconds: 3600 });
      if (space === 'words' && submission.photographs.length > 0)
        throw new Refusal(503, 'noPhotographs', { retryAfterSeconds: 3600 });
      const id = await store.add(submission, now());
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

  return app as unknown as Hono;
}
