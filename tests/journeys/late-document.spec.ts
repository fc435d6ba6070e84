import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localisePath } from '../../src/i18n/routes.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { fontEnvironment } from '../machine-fonts.ts';
import { shiftSoFar, watchShifts } from './shift-checks.ts';
import { expect, phone, test } from './visitor.ts';

/*
 * A page is painted while its HTML is still arriving, and then nothing may move. Home's heading stands in the middle of the first
 * screen, so that it may wait for the picture beside it.
 */
const paths = kindsOfPage.filter(({ status }) => status === 200).map(({ path }) => path);
const endOfPart = (path: string) => (path === '/' ? '<figcaption' : '</h1>');

// The typefaces may be late too. Fallback fonts that fit are on every device, but not on every machine.
test.use({ launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, env: fontEnvironment() }) });

testLateDocument(phone.width, 'en');
testLateDocument(1280, 'ar');

function testLateDocument(width: number, locale: 'en' | 'ar') {
  const title = `nothing shifts when a page ends with its heading for a while, ${width} px wide (${locale})`;

  test(title, { tag: '@release' }, async ({ browser, baseURL }) => {
    for (const each of paths) {
      const path = localisePath(locale, each);
      const page = await browser.newPage({ viewport: { width, height: 720 } });
      const { url, sendRest, stop } = await serveInParts(`${baseURL}`, path, endOfPart(each));
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

/** Serves the site, but the HTML at `path` only up to the text `end` until it is told to send the rest. */
async function serveInParts(origin: string, path: string, end: string) {
  const { promise: restIsDue, resolve: sendRest } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const found = await fetch(`${origin}${request.url}`);
    const body = Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' });
    const length = request.url === path ? body.indexOf(end) : body.length;
    response.write(body.subarray(0, length));
    if (request.url === path) await restIsDue;
    response.end(body.subarray(length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}${path}`, sendRest, stop };
}
