import { vi } from 'vitest';
import type { Delivery } from '../delivery.ts';

/** The delivery of a shop with its own server. */
export const delivery: Delivery = {
  endpoint: '/api/inquiries',
  locale: 'en',
  phone: { number: '+91 44 0000 0000', href: 'tel:+914400000000' },
  whatsApp: { label: 'WhatsApp', href: 'https://wa.me/914400000000' },
  email: 'shop@example.com',
  privacy: 'To have it deleted, write to shop@example.com.',
};

/** A stand-in for `XMLHttpRequest`. The test answers it. */
export class SentRequest {
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  body = new FormData();
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onloadend = () => {};
  method = '';
  url = '';

  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(body: FormData) {
    this.body = body;
    requests.push(this);
  }

  abort() {
    this.onloadend();
  }

  answer(status: number, body: unknown = {}) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onloadend();
  }
}

/** Every request since `interceptRequests`. */
export const requests: SentRequest[] = [];

/** Replaces `XMLHttpRequest` for a test. */
export function interceptRequests() {
  requests.length = 0;
  vi.stubGlobal('XMLHttpRequest', SentRequest);
}

export function lastRequest(): SentRequest {
  const request = requests.at(-1);
  if (!request) throw new Error('expected a request');
  return request;
}
