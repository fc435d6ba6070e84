/* Senders with connections that are slow or break. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { PATIENCE_MS } from '../../server/inquiries/http/limits.ts';
import { openStore } from '../../server/inquiries/store/store.ts';
import { type InquiriesProcess, startInquiriesProcess } from './start-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lines-'));
let server: InquiriesProcess;
beforeAll(async () => {
  server = await startInquiriesProcess({ PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: '' });
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true });
});

/** Opens a connection and sends the start of a request, without its body. */
function begin(start: string, headers: Record<string, string | number>): Socket {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(Number(new URL(server.endpoint).port), '127.0.0.1').setEncoding('utf8');
  socket.write([`${start} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  return socket;
}

test('a request with one byte per second is ended in time, with an error', async () => {
  const start = performance.now();
  const socket = begin('POST /api/inquiries', {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': 500,
  });
  const timer = setInterval(() => socket.write(' '), 1000);
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  await once(socket, 'close');
  clearInterval(timer);
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]+"error":"[^"]+"/);
  expect(performance.now() - start).toBeLessThan(PATIENCE_MS + 5000);
});

test('an interrupted upload is not stored, and can be sent again', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: 'sell', name: 'Asha', email: 'asha@example.com', key: 'k' }))
    form.append(name, value);
  form.append('photographs', new Blob([new Uint8Array([0xff, 0xd8, 0xff]), 'x'.repeat(500_000)]), 'p.jpg');
  const request = new Request(server.endpoint, { method: 'POST', body: form });
  const contentType = request.headers.get('Content-Type') ?? '';
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { 'Content-Type': contentType, 'Content-Length': body.length };
  const broken = begin('POST /api/inquiries', headers);
  broken.write(body.subarray(0, body.length / 2), () => broken.destroy());
  await once(broken, 'close');
  const store = await openStore({ databaseUrl: undefined, dataDir });
  expect(await store.list()).toEqual([]);
  const again = await fetch(server.endpoint, { method: 'POST', headers: { 'Content-Type': contentType }, body });
  expect(again.status).toBe(202);
  expect(await store.list()).toMatchObject([{ photographCount: 1 }]);
  await store.close();
});
