import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Server, serveSite } from '../../scripts/served-site.ts';
import { formOf } from '../../server/inquiries/app-fixture.ts';
import { startMailServer } from '../../server/inquiries/smtp-fixture.ts';
import { siteHeaders } from '../../server/site/headers.ts';
import { temporarySite } from '../../server/site/site-fixture.ts';
import { startCaddy, startNginx } from './host-programs.ts';

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('%s', (_name, startHost) => {
  const site = temporarySite('/api/inquiries');
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  let own: Server;
  let host: Server;

  beforeAll(async () => {
    mailServer = await startMailServer();
    const settings = { SMTP_URL: mailServer.url, TRUST_PROXY: '1', INQUIRIES_PER_CLIENT: '2' };
    own = await serveSite(site.dist, settings);
    host = await startHost(own.origin);
  });
  afterAll(async () => {
    await Promise.all([own.stop(), host.stop(), mailServer.close()]);
    site.remove();
  });

  test('passes a page with its headers, compressed', async () => {
    const answer = await fetch(`${host.origin}/de/catalog`);
    expect([answer.status, await answer.text()]).toEqual([200, '<p>de/catalog.html</p>']);
    expect(answer.headers.get('Content-Encoding')).toMatch(/^(br|gzip)$/);
    expect(Object.fromEntries(answer.headers)).toMatchObject(
      Object.fromEntries(Object.entries(siteHeaders).map(([name, value]) => [name.toLowerCase(), value])),
    );
  });

  test('passes inquiries, also larger ones than it takes by default, and their sender', async () => {
    const send = (body: FormData, headers = {}) =>
      fetch(`${host.origin}/api/inquiries`, { method: 'POST', body, headers });
    const words = { kind: 'sell', name: 'Asha', email: 'asha@example.com' };
    const jpeg = new Uint8Array(3_900_000);
    jpeg.set([0xff, 0xd8, 0xff]);
    expect((await send(formOf(words, Array(4).fill(jpeg)))).status).toBe(202);
    expect((await send(formOf(words))).status).toBe(202);
    // Only what the proxy says of the sender counts.
    expect((await send(formOf(words), { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(429);
  });
});
