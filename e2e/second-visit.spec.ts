import type { BrowserContext } from '@playwright/test';
import { expect, test } from './visitor.ts';

interface Visit {
  /** What was asked of the server, with the status of each answer. */
  answers: { path: string; status: number }[];
  /** Ends the visit. */
  leave: () => Promise<void>;
  /** True once the page's icon is there: the browser asks for it after everything else, unseen by `networkidle`. */
  hasIcon: () => boolean;
}

/** A visit in a tab of its own, up to the moment where nothing is under way any more. */
async function visit(context: BrowserContext, path: string): Promise<Visit> {
  // Not the fixture's page: its routes turn off the cache.
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const paths = new Map<string, string>();
  const answers: Visit['answers'] = [];
  const finished = new Set<string>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  // Tells what came over the wire: an answer that the cache confirmed is reported as 304 nowhere else.
  client.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
    answers.push({ path: paths.get(requestId) ?? requestId, status: statusCode }),
  );
  client.on('Network.loadingFinished', ({ requestId }) => finished.add(paths.get(requestId) ?? requestId));
  await page.goto(path, { waitUntil: 'networkidle' });
  const icon = (await page.locator('link[rel="icon"]').first().getAttribute('href')) ?? '';
  return { answers, leave: () => page.close(), hasIcon: () => finished.has(icon) };
}

for (const path of ['/', '/catalog', '/catalog/rolex-submariner-1967', '/about', '/ar/catalog']) {
  test(`a second visit of ${path} asks for the page alone, and is told that it is the same`, async ({ context }) => {
    const first = await visit(context, path);
    await expect.poll(first.hasIcon).toBe(true);
    await first.leave();
    expect(first.answers.length).toBeGreaterThan(5);
    expect(first.answers.every(({ status }) => status === 200)).toBe(true);

    const second = await visit(context, path);
    await expect.poll(second.hasIcon).toBe(true);
    await second.leave();
    expect(second.answers).toEqual([{ path, status: 304 }]);
  });
}
