import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { mapOrigin } from '../../server/site/headers.ts';
import { listed, longestWatch, noSuchWatch, pathOf, sold } from '../collection.ts';
import { texts } from '../languages.ts';

export { expect, texts };

/** How many watches the owner has listed: a new one must not fail a test. */
export const watchCount = listed.length;

/** One page of every kind, by its path without language, with the status it is answered with. */
export const kindsOfPage = [
  { path: '/', status: 200 },
  { path: '/catalog', status: 200 },
  { path: pathOf(longestWatch), status: 200 },
  { path: '/about', status: 200 },
  { path: '/guide', status: 200 },
  { path: '/buying', status: 200 },
  { path: '/legal', status: 200 },
  { path: '/shortlist', status: 200 },
  { path: '/sell', status: 200 },
  { path: '/contact', status: 200 },
  ...(sold.length > 0 ? [{ path: '/archive', status: 200 }] : []),
  { path: '/nowhere', status: 404 },
  { path: noSuchWatch, status: 404 },
  { path: '/500', status: 500 },
];

export const phone = { width: 375, height: 812 };

interface VisitorOptions {
  /** What the console may say beside silence; on a not-found page the browser itself reports the status. */
  allowedMessages: RegExp | undefined;
}

/**
 * A visitor's page. Outside hosts are answered here: the map with an empty page, any other with an error that
 * fails the test, as does every error or warning on the console.
 */
export const test = base.extend<VisitorOptions>({
  allowedMessages: [undefined, { option: true }],
  page: async ({ page, baseURL, allowedMessages }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!allowedMessages?.test(message.text())) problems.push(message.text());
    });
    await page.route(
      (url) => url.origin !== baseURL,
      (route) => {
        const { origin } = new URL(route.request().url());
        if (origin === mapOrigin) return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
        problems.push(`a request left the site: ${route.request().url()}`);
        return route.abort();
      },
    );
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** The messages of a page that was answered with an error status on purpose. */
export const errorPageMessages = /^Failed to load resource: the server responded with a status of (400|404|500)/;

/**
 * Keeps files from arriving, as on a slow line.
 *
 * @param pattern of their URLs
 * @returns what lets them through
 */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until every interactive part that hydrates by itself has; the others do when they are scrolled to. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]:not([client=visible])')).toHaveCount(0);
}

/**
 * Scrolls the page as a mouse does, and waits until it has arrived.
 *
 * @returns whether the page has moved: `false` at its end
 */
export async function scrollByWheel(page: Page, distance: number): Promise<boolean> {
  const [from, to] = await page.evaluate((by) => {
    const end = document.documentElement.scrollHeight - innerHeight;
    return [scrollY, Math.min(scrollY + by, end)] as const;
  }, distance);
  if (to - from < 1) return false;
  // At the page's edge, where nothing else would scroll.
  await page.mouse.move(2, 400);
  await page.mouse.wheel(0, to - from);
  await page.waitForFunction((target) => Math.abs(scrollY - target) < 1, to);
  return true;
}

/**
 * Notes from now on every request that could carry a visitor's words away: any but a plain GET of one of the site's
 * own files, whose URLs have no query. The map's frame is known.
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

/** Adds rules as a reader's own style sheet does, which no content policy stops. */
export function addStyles(page: Page, rules: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

/**
 * Presses words where a person does: in the middle of the words themselves, not of the control that they belong to.
 *
 * @param how a finger needs a page with touch
 */
export async function pressWords(words: Locator, how: 'mouse' | 'finger' = 'mouse'): Promise<void> {
  await words.scrollIntoViewIfNeeded();
  // The words alone: the box of their element may be wider.
  const { x, y } = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const box = range.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const page = words.page();
  await (how === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
}
