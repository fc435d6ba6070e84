import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { ownEndpoint } from '../../../src/content/schema/inquiry-contract.ts';
import { isLocale } from '../../../src/i18n/locales.ts';
import type { Configuration } from '../configuration.ts';
import type { InquiryStore } from '../store/store.ts';
import { respondAccepted, respondRefused } from './answers.ts';
import { checkSubmission } from './check-submission.ts';
import { createRateLimit } from './rate-limit.ts';
import { readForm } from './read-form.ts';
import { Refusal } from './refusal.ts';
import { clientNetworks, isFromOtherSite, pageLocale } from './sender.ts';
import { createUploadMemory } from './upload-memory.ts';

export interface InquiriesAppOptions extends Pick<Configuration, 'proxies' | 'limits'> {
  /** The public URL of the site. */
  siteUrl: string;
  store: InquiryStore;
  /** Mails what was stored; `undefined` if nothing is mailed. */
  wakeOutbox: (() => void) | undefined;
  /** Whether nothing fails. */
  isWell: () => boolean;
  log: (line: string) => void;
  /** Headers of every response. */
  headers: Record<string, string>;
}

/** `POST /api/inquiries` (docs/inquiries-contract.md) and `GET /healthz`. It leaves other requests to the site. */
export function createInquiriesApp(options: InquiriesAppOptions): Hono {
  const { isWell, limits, log, proxies, siteUrl, store, wakeOutbox } = options;
  const headers = { ...options.headers, 'Cache-Control': 'no-store' };
  const rateLimit = createRateLimit(limits);
  const withUploadMemory = createUploadMemory();
  const app = new Hono();

  // Anybody may ask. The log and `npm run inquiries -- health` say what fails.
  app.get('/healthz', (c) => (isWell() ? c.text('ok', 200, headers) : c.text('failing', 503, headers)));

  app.post(ownEndpoint, async (c) => {
    const request = c.req.raw;
    let locale = pageLocale(request.headers);
    try {
      const network = admit(c);
      return await withUploadMemory(network, async (reserveMemory) => {
        const { fields, photographs } = await readForm(request, reserveMemory);
        if (typeof fields['locale'] === 'string' && isLocale(fields['locale'])) locale = fields['locale'];
        const submission = checkSubmission(fields, photographs, locale);
        const space = await store.findSpace();
        if (space === 'nothing') throw new Refusal(503, 'unavailable');
        if (space === 'words' && submission.photographs.length > 0) throw new Refusal(503, 'noPhotographs');
        const id = await store.add(submission, new Date(), wakeOutbox ? 'waiting' : 'held');
        rateLimit.countStored();
        wakeOutbox?.();
        return respondAccepted(request, submission.inquiry, id, headers);
      });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(503, 'unavailable');
      if (refusal !== error) log(`inquiries: ${(error as Error).stack}`);
      return respondRefused(request, refusal, locale, headers);
    }
  });

  return app;

  /**
   * Turns a sender away before anything is read.
   *
   * @returns the sender's network
   */
  function admit(c: Context): string {
    if (isFromOtherSite(c.req.raw.headers, siteUrl)) throw new Refusal(403, 'otherSite');
    const networks = clientNetworks(getConnInfo(c).remote.address, c.req.header('X-Forwarded-For'), proxies);
    if (!rateLimit.allows(networks)) throw new Refusal(429, 'tooMany');
    return networks.at(-1) ?? '';
  }
}
