import { vi } from 'vitest';
import { pickWords } from '../content/words/translate.ts';
import type { Delivery, Sending } from './delivery.ts';

const ways: Delivery['ways'] = {
  text: 'To reach us at once:',
  whatsApp: { label: 'WhatsApp', number: '+91 44 0000 0000' },
  email: { label: 'Email', address: 'shop@example.com', subject: 'Contact' },
};

/** The delivery of a shop whose forms send nothing. */
export const leadsToPeople: Delivery = { sends: false, ways };

/** The delivery of a shop with its own server. */
export const sends: Sending = {
  sends: true,
  endpoint: '/api/inquiries',
  locale: 'en',
  ways,
  words: pickWords('en', 'sending').sending,
  privacy: 'To have it deleted, write to shop@example.com.',
  phone: { number: '+91 44 0000 0000', href: 'tel:+914400000000' },
};

/** A request that the test answers. */
interface SentRequest {
  url: string;
  init: RequestInit;
  body: FormData;
  /** @param body a text, or data that is sent as JSON */
  answer: (status: number, body?: unknown) => void;
  /** Fails as without a connection. */
  fail: () => void;
}

/** Every request since `interceptRequests`. */
export const requests: SentRequest[] = [];

/** Replaces `fetch` for a test. */
export function interceptRequests() {
  requests.length = 0;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const answer = (status: number, body: unknown = {}) =>
      resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
    const fail = () => reject(new TypeError('Failed to fetch'));
    init.signal?.addEventListener('abort', fail);
    requests.push({ url, init, body: init.body as FormData, answer, fail });
    return promise;
  });
}

export function lastRequest(): SentRequest {
  const request = requests.at(-1);
  if (!request) throw new Error('expected a request');
  return request;
}
