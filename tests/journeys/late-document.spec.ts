import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localisePath } from '../../src/i18n/routes.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { shiftSoFar, watchShifts } from './shift-checks.ts';
import { expect, phone, test } from './visitor.ts';

/*
 * A page is painted while its HTML is still arriving, and then nothing may move. Home is left out: its heading stands at the
 * lower edge of the first screen, which arrives in one round trip.
 */
const paths = kindsOfPage.filter(({ path, status }) => status === 200 && path !== '/').map(({ path }) => path);

testLateDocument(phone.width, 'en');
testLateDocument(1280, 'en');
testLateDocument(phone.width, 'ar');

function testLateDocument(width: number, locale: 'en' | 'ar') {
  const title = `nothing shifts when a page ends with its heading for a while, ${width} px wide (${locale})`;

  test(title, { tag: '@release' }, async ({ browser, baseURL }) => {
    for (const path of paths.map((each) => localisePath(locale, each))) {
      const page = await browser.newPage({ viewport: { width, height: 720 } });
      const { url, sendRest, stop } = await serveInParts(`${baseURL}`, path);
      await watchShifts(page);
      await page.goto(url, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      sendRest();
      await page.waitForLoadState();
      expect.soft(await shiftSoFar(page), path).toBeLessThan(0.01);
      await page.close();
      stop();
    }
  });
}

/** Serves the site, but the HTML at `path` only up to its heading until it is told to send the rest. */
async function serveInParts(origin: string, path: string) {
  const { promise: restIsDue, resolve: sendRest } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const found = await fetch(`${origin}${request.url}`);
    const body = Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' });
    const heading = request.url === path ? body.indexOf('</h1>') : body.length;
    response.write(body.subarray(0, heading));
    if (request.url === path) await restIsDue;
    response.end(body.subarray(heading));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}${path}`, sendRest, stop };
}
