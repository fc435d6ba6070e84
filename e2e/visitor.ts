import { readdirSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import ar from '../content/locales/ar.json' with { type: 'json' };
import de from '../content/locales/de.json' with { type: 'json' };
import en from '../content/locales/en.json' with { type: 'json' };
import es from '../content/locales/es.json' with { type: 'json' };
import fr from '../content/locales/fr.json' with { type: 'json' };
import it from '../content/locales/it.json' with { type: 'json' };
import { mapOrigin } from '../server/headers.ts';
import type { Locale } from '../src/i18n/locales.ts';

export { expect };

/** The site's words, to find things by the names that visitors see. */
export const texts: Record<Locale, typeof en> = { en, de, es, ar, fr, it } as Record<Locale, typeof en>;

/** How many watches the owner has listed: a new one must not fail a test. */
export const watchCount = readdirSync('content/watches').length;

/** One page of every kind, by its address without language, with the status it is answered with. */
export const kindsOfPage = [
  { path: '/', status: 200 },
  { path: '/catalog', status: 200 },
  { path: '/catalog/rolex-submariner-1967', status: 200 },
  { path: '/about', status: 200 },
  { path: '/contact', status: 200 },
  { path: '/nowhere', status: 404 },
  { path: '/catalog/no-such-watch', status: 404 },
  { path: '/500', status: 500 },
] as const;

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
 * @param pattern of their addresses
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

/** Adds rules as a reader's own style sheet does, which no content policy stops. */
export function addStyles(page: Page, rules: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

/** Has the whole page laid out and drawn, also what is far from the window. */
export function drawAll(page: Page) {
  return addStyles(page, '* { content-visibility: visible !important; }');
}
