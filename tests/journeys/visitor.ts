import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { findOnPath } from '../../scripts/chromium.mjs';
import { serveSite } from '../../scripts/served-site.ts';
import { mapOrigin } from '../../src/features/visit/map-origin.ts';
import { texts } from '../languages.ts';
import { distOf, type ShopName } from '../shops/shops.ts';

export { expect, texts };

const withWindows = process.env['CHROME_PATH'] || findOnPath('chromium');

/** Launches the Chromium with windows: the other one has no back-forward cache, and places letters differently. */
export const chromiumWithWindows = withWindows ? { executablePath: withWindows } : {};

export const phone = { width: 375, height: 812 };

interface VisitorOptions {
  /** The shop that is visited. */
  shopName: ShopName;
  /** Errors and console messages that do not fail the test. On a not-found page the browser logs the status. */
  allowedMessages: RegExp | undefined;
}

interface Visited {
  /** Serves a built site, once for all tests of a worker, and returns its origin. */
  serve: (folder: string) => Promise<string>;
}

/**
 * A visitor's browser. Requests to the map's host get an empty page. In every tab, requests to other hosts fail the test, and so
 * do errors and warnings on the console.
 */
export const test = base.extend<VisitorOptions & { friend: Page }, Visited>({
  shopName: ['sample', { option: true }],
  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const sites = new Map<string, ReturnType<typeof serveSite>>();
      await use(async (folder) => {
        const site = sites.get(folder) ?? serveSite(folder);
        sites.set(folder, site);
        return (await site).origin;
      });
      for (const site of sites.values()) await (await site).stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ serve, shopName }, use) => use(await serve(distOf(shopName))),
  allowedMessages: [undefined, { option: true }],
  context: async ({ context, baseURL, allowedMessages }, use) => {
    const problems = await noteProblems(context, baseURL, allowedMessages);
    await use(context);
    expect(problems).toEqual([]);
  },
  // Somebody else, with a browser of their own.
  friend: async ({ browser, baseURL, allowedMessages }, use) => {
    const context = await browser.newContext();
    const problems = await noteProblems(context, baseURL, allowedMessages);
    await use(await context.newPage());
    await context.close();
    expect(problems).toEqual([]);
  },
});

/** Records errors, warnings and requests to other hosts from now on, in every tab. */
async function noteProblems(context: BrowserContext, origin?: string, allowed?: RegExp): Promise<string[]> {
  const problems: string[] = [];
  const note = (message: string) => allowed?.test(message) || problems.push(message);
  context.on('weberror', (error) => note(error.error().message));
  context.on('console', (message) => ['error', 'warning'].includes(message.type()) && note(message.text()));
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      if (new URL(route.request().url()).origin === mapOrigin)
        return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
      problems.push(`a request left the site: ${route.request().url()}`);
      return route.abort();
    },
  );
  return problems;
}

/** The browser's message for a page with an intended error status. */
export const errorPageMessages = /^Failed to load resource: the server responded with a status of (400|404|500)/;

/**
 * Delays files, as on a slow connection.
 *
 * @param pattern of their URLs
 * @returns a function that lets them through
 */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until every island is hydrated, except those that hydrate when they are visible and are not yet. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]:not([client=visible])')).toHaveCount(0);
  // Astro removes its mark when React begins. React hydrates in tasks that follow each other, without a pause.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * Waits until a dialog has been removed. The browser closes it first, and a press that opens it again is lost until React hears
 * of that.
 */
export async function dialogIsGone(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0);
}

/**
 * Scrolls the page with the mouse wheel, and waits until it has stopped.
 *
 * @returns `false` if the page was already at its end
 */
export async function scrollByWheel(page: Page, distance: number): Promise<boolean> {
  const [from, to] = await page.evaluate((by) => {
    const end = document.documentElement.scrollHeight - innerHeight;
    return [scrollY, Math.min(scrollY + by, end)] as const;
  }, distance);
  if (to - from < 1) return false;
  // At the page's edge, where no other element scrolls.
  await page.mouse.move(2, 400);
  await page.mouse.wheel(0, to - from);
  await page.waitForFunction((target) => Math.abs(scrollY - target) < 1, to);
  return true;
}

/**
 * Records requests from now on that could send a visitor's words: all except GET requests for files without a query, and those
 * to the map's host.
 */
export function noteMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('websocket', (socket) => messages.push(socket.url()));
  page.on('request', (request) => {
    const { origin, search } = new URL(request.url());
    const isFile = !['fetch', 'xhr', 'ping', 'eventsource'].includes(request.resourceType());
    if (origin === mapOrigin || (isFile && request.method() === 'GET' && !search)) return;
    messages.push(`${request.method()} ${request.url()}`);
  });
  return messages;
}

/** Waits until a form, which hydrates when it is close to the window, takes words. */
export async function formIsHydrated(page: Page): Promise<void> {
  // By script, because a stranger's may replace the elements meanwhile.
  await page.evaluate(() => document.forms[0]?.scrollIntoView());
  await expect(page.locator('astro-island[ssr] form')).toHaveCount(0);
}

/** Waits until the page has been painted as it is now. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** The size of an element, and its place in the window. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element has no box');
  return box;
}

/** Adds styles like a reader's style sheet, in spite of the Content Security Policy. */
export function addStyles(page: Page, rules: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

/**
 * Clicks or taps the middle of a text, instead of the middle of its control.
 *
 * @param how `finger` requires a page with touch
 */
export async function pressWords(words: Locator, how: 'mouse' | 'finger' = 'mouse'): Promise<void> {
  await words.scrollIntoViewIfNeeded();
  // The box of the text, because its element may be wider.
  const { x, y } = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const box = range.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const page = words.page();
  await (how === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
}
