import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Server, serveSite } from '../scripts/served-site.ts';
import { type BuiltSite, builtSiteFile } from '../server/built-site.ts';
import { openStore } from '../server/inquiries/store/store.ts';
import type { Sent } from './inquiry-senders.ts';

/** The number of visitors who open pages. */
const VISITORS = 20;

/** The pause of visitors and senders after each response. */
const PAUSE_MS = 200;

const pages = ['/', '/catalog', '/about', '/de', '/ar/catalog'];

/**
 * Measures how long visitors of pages wait, first alone, then while senders send one inquiry after the other. Prints both, and
 * the number of lost inquiries.
 *
 * @param dist the folder of the built site
 */
export async function benchInquiries(dist: string, senders: number, seconds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-inquiries-'));
  const limits = { INQUIRIES_PER_CLIENT: '10000000', INQUIRIES_IN_ALL: '10000000' };
  const site = join(dataDir, 'dist');
  cpSync(dist, site, { recursive: true });
  const built: BuiltSite = JSON.parse(readFileSync(join(dist, builtSiteFile), 'utf8'));
  writeFileSync(join(site, builtSiteFile), JSON.stringify({ ...built, receivesInquiries: true }));
  const server = await serveSite(site, { DATA_DIR: dataDir, ...limits });
  const alone = await measure(server, 0, seconds);
  const beside = await measure(server, senders, seconds);
  await server.stop();
  const store = await openStore({ databaseUrl: undefined, dataDir, maxBytes: Number.POSITIVE_INFINITY });
  const kept = new Set((await store.list()).map(({ id }) => id));
  await store.close();
  rmSync(dataDir, { recursive: true });
  const lost = beside.ids.filter((id) => !kept.has(id)).length;
  console.log(
    `\n${senders} senders beside ${VISITORS} visitors for ${seconds} s: ${beside.ids.length} kept, ${lost} lost`,
  );
  console.table({ 'visitors alone': alone.times, 'beside senders': beside.times });
  console.log(`pages' p99: ${(beside.times.pageP99Ms / alone.times.pageP99Ms).toFixed(2)} × that without senders`);
}

async function measure(server: Server, senders: number, seconds: number) {
  const end = performance.now() + seconds * 1000;
  const pageTimes: number[] = [];
  // In a separate thread, so that the senders' work does not count as the visitors' waiting time.
  const sending = new Worker(new URL('./inquiry-senders.ts', import.meta.url), {
    workerData: { origin: server.origin, senders, seconds, pauseMs: PAUSE_MS },
  });
  const sent = once(sending, 'message');
  const visit = async (visitor: number) => {
    await wait((visitor / VISITORS) * PAUSE_MS);
    for (let index = visitor; performance.now() < end; index++) {
      const start = performance.now();
      const response = await fetch(new URL(pages[index % pages.length] ?? '/', server.origin));
      await response.arrayBuffer();
      pageTimes.push(performance.now() - start);
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  const [{ ids, sendTimes }]: [Sent] = (await sent) as [Sent];
  const times = { pageP50Ms: quantile(pageTimes, 0.5), pageP99Ms: quantile(pageTimes, 0.99) };
  return { ids, times: { ...times, sendP50Ms: quantile(sendTimes, 0.5), sendP99Ms: quantile(sendTimes, 0.99) } };
}

/** @returns milliseconds, rounded to a tenth; `NaN` for an empty list */
function quantile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN) * 10) / 10;
}
