import type { BrowserContext } from '@playwright/test';
import { firstWatch, pathOf } from '../collection.ts';
import { expect, test } from './visitor.ts';

/** Visits a page in a new tab. Returns the requests to the server with their status. */
async function visit(context: BrowserContext, path: string): Promise<{ path: string; status: number }[]> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const paths = new Map<string, string>();
  const answers: { requestId: string; status: number }[] = [];
  const finished = new Set<string>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  // The only event that reports what came over the network, such as 304 for a response that the cache already has.
  client.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
    answers.push({ requestId, status: statusCode }),
  );
  client.on('Network.loadingFinished', ({ requestId }) => finished.add(paths.get(requestId) ?? requestId));
  await page.goto(path, { waitUntil: 'networkidle' });
  // The browser requests the icon last, and `networkidle` does not wait for it.
  const icon = (await page.locator('link[rel="icon"]').first().getAttribute('href')) ?? '';
  await expect.poll(() => finished.has(icon)).toBe(true);
  await page.close();
  // Only now, because the response may be reported before its request.
  return answers.map(({ requestId, status }) => ({ path: paths.get(requestId) ?? requestId, status }));
}

for (const path of ['/catalog', pathOf(firstWatch)]) {
  test(`a second visit of ${path} requests only the page and its icon, and gets 304`, { tag: '@release' }, async ({
    browser,
  }) => {
    // Not the fixture's context, because its routes turn off the cache.
    const context = await browser.newContext();
    const first = await visit(context, path);
    expect(first.length).toBeGreaterThan(5);
    expect(first.every(({ status }) => status === 200)).toBe(true);
    expect(await visit(context, path)).toEqual([
      { path, status: 304 },
      { path: '/icon.svg', status: 304 },
    ]);
    await context.close();
  });
}
