import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type InquiryStore, openStore } from '../store/store.ts';
import { createInquiriesApp, type InquiriesAppOptions } from './inquiries-app.ts';

export const endpoint = '/api/inquiries';

/** The fields of a complete inquiry. */
export const words = {
  kind: 'inquiry',
  name: 'Asha Rao',
  email: 'asha@example.com',
  message: 'Is it still there?',
  watch: 'omega-speedmaster-professional-1969',
};

interface TemporaryApp {
  store: InquiryStore;
  /** Sends a request from an IP address. */
  request: (path: string, init: RequestInit, address?: string) => Promise<Response>;
  /** Sends a form, with a string as its whole body. */
  post: (
    form: FormData | Record<string, unknown> | string,
    headers?: Record<string, string>,
    address?: string,
  ) => Promise<Response>;
  /** How often the outbox was woken. */
  wakes: () => number;
  logged: string[];
  remove: () => Promise<void>;
}

/** The app on a SQLite store of its own, with generous limits. */
export async function temporaryApp(
  changes: Partial<InquiriesAppOptions> = {},
  maxBytes = 1_000_000_000,
): Promise<TemporaryApp> {
  const folder = mkdtempSync(join(tmpdir(), 'inquiries-'));
  const store = await openStore({ databaseUrl: undefined, dataDir: folder, maxBytes });
  const logged: string[] = [];
  const log = (line: string) => logged.push(line);
  let wakes = 0;
  const app = createInquiriesApp({
    store,
    wakeOutbox: () => {
      wakes += 1;
    },
    isWell: () => true,
    log,
    siteUrl: 'https://shop.example',
    proxies: 0,
    limits: { perClient: 10_000, inAll: 10_000 },
    headers: { 'X-Site': 'yes' },
    ...changes,
  });
  const request = async (path: string, init: RequestInit, remoteAddress = '192.0.2.1') =>
    app.request(path, init, { incoming: { socket: { remoteAddress } } });
  return {
    store,
    request,
    logged,
    post: (form, headers = {}, address) => {
      const body = typeof form === 'string' || form instanceof FormData ? form : formOf(form);
      return request(endpoint, { method: 'POST', body, headers }, address);
    },
    wakes: () => wakes,
    remove: async () => {
      await store.close();
      rmSync(folder, { recursive: true });
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
