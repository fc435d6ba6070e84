import type { Hono } from 'hono';
import { builtSite } from '../built-site-fixture.ts';
import type { Email } from './email.ts';
import { createInquiries, type InquiriesOptions } from './inquiries.ts';

export const endpoint = '/api/inquiries';

/** The fields of a complete inquiry. */
export const words = {
  kind: 'inquiry',
  name: 'Asha Rao',
  email: 'asha@example.com',
  message: 'Is it still there?',
  watch: 'omega-speedmaster-professional-1969',
};

export const facts = {
  from: 'site@shop.example',
  to: 'shop@shop.example',
  siteUrl: 'https://shop.example',
  watchNames: { 'omega-speedmaster-professional-1969': 'Omega Speedmaster Professional, 1969' },
};

interface App {
  app: Hono;
  /** What the mail server took. */
  emails: Email[];
  /** Sends a form, with a string as its whole body, from an IP address. */
  post: (
    form: FormData | Record<string, unknown> | string,
    headers?: Record<string, string>,
    address?: string,
  ) => Promise<Response>;
  logged: string[];
}

/** The app with a mail server that takes everything, and generous limits. */
export function createApp(changes: Partial<InquiriesOptions> = {}): App {
  const emails: Email[] = [];
  const logged: string[] = [];
  const send = async (email: Email) => {
    emails.push(email);
    return true;
  };
  const app = createInquiries({
    facts,
    errors: builtSite.errors,
    mailer: { send, isWell: () => true },
    log: (line) => logged.push(line),
    proxies: 0,
    perClient: 10_000,
    ...changes,
  });
  return {
    app,
    emails,
    logged,
    post: async (form, headers = {}, remoteAddress = '192.0.2.1') => {
      const body = new Response(typeof form === 'string' || form instanceof FormData ? form : formOf(form));
      const type = body.headers.get('Content-Type') ?? '';
      const bytes = await body.bytes();
      const ownHeaders = { 'Content-Type': type, 'Content-Length': String(bytes.length) };
      const init = { method: 'POST', body: bytes, headers: { ...ownHeaders, ...headers } };
      return app.request(endpoint, init, { incoming: { socket: { remoteAddress } } });
    },
  };
}

/** Fields as a form sends them, a list as a field for each of its entries, and files as photographs. */
export function formOf(fields: Record<string, unknown>, files: readonly Uint8Array<ArrayBuffer>[] = []): FormData {
  const form = new FormData();
  for (const [name, value = []] of Object.entries(fields))
    for (const each of [value].flat()) form.append(name, String(each));
  for (const file of files) form.append('photographs', new Blob([file]), 'p.jpg');
  return form;
}
