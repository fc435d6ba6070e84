import lighthouse, { type Flags, type Result } from 'lighthouse';
import type { Browser, Page } from 'puppeteer-core';
import { mapOrigin } from '../server/headers.ts';

/** A trace that begins too late misses the page: Lighthouse itself then asks to be run again. */
const missedTheStart = 'NO_NAVSTART';

/**
 * Looks at a page with Lighthouse, as on a phone. The map's host is answered here, with an empty page.
 *
 * @param categories ids of Lighthouse's categories, such as `performance`
 * @param throttling what the phone and its line are to be other than by default
 * @throws if Lighthouse could not look at the page
 */
export async function runLighthouse(
  browser: Browser,
  url: string,
  categories: string[],
  throttling: Flags['throttling'] = {},
): Promise<Result> {
  const flags: Flags = { onlyCategories: categories, logLevel: 'error', throttling };
  let result = await lookOnce(browser, url, flags);
  if (result.runtimeError?.code === missedTheStart) result = await lookOnce(browser, url, flags);
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}

async function lookOnce(browser: Browser, url: string, flags: Flags): Promise<Result> {
  const page = await browser.newPage();
  await answerMap(page);
  const outcome = await lighthouse(url, flags, undefined, page);
  await page.close();
  if (!outcome) throw new Error(`${url}: Lighthouse gave no result`);
  return outcome.lhr;
}

/** Holds only requests to the map: to hold the page's own, as Puppeteer's interception does, would slow them down. */
async function answerMap(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
      body: btoa('<title>Map</title>'),
    }),
  );
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${mapOrigin}/*` }] });
}
