import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
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
  /** For a server of HTTP. */
  fetch: Hono['fetch'];
  /** A request as `address` sends it. */
  request: (path: string, init: RequestInit, address?: string) => Promise<Response>;
  /** Sends fields as a form. */
  post: (fields: Record<string, unknown>, headers?: Record<string, string>, address?: string) => Promise<Response>;
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
  const now = () => new Date();
  let wakes = 0;
  const app = createInquiriesApp({
    store,
    wakeOutbox: () => {
      wakes += 1;
    },
    health: { isWell: () => true },
    now,
    log,
    siteUrl: 'https://shop.example',
    proxies: 0,
    limits: { perClient: 10_000, inAll: 10_000 },
    headers: { 'X-Site': 'yes' },
    page: (path) => new Response(`<p>${path}</p>`, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    ...changes,
  });
  const request = async (path: string, init: RequestInit, remoteAddress = '192.0.2.1') =>
    app.request(path, init, { incoming: { socket: { remoteAddress } } });
  return {
    store,
    fetch: app.fetch,
    request,
    logged,
    post: (fields, headers = {}, address) =>
      request(endpoint, { method: 'POST', body: formOf(fields), headers }, address),
    wakes: () => wakes,
    remove: async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The fields as a form sends them, a list as a field for each of its entries. */
function formOf(fields: Record<string, unknown>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value = []]) => [value].flat().map((each) => [name, String(each)])),
  );
}
