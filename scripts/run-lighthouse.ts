import lighthouse, { type Flags, type Result } from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser, Page } from 'puppeteer-core';
import { mapOrigin } from '../server/site/headers.ts';

/** A trace that begins too late misses the page: Lighthouse itself then asks to be run again. */
const missedTheStart = 'NO_NAVSTART';

/**
 * Looks at a page with Lighthouse, as on a phone. The map's host is answered here, with an empty page.
 *
 * @param categories ids of Lighthouse's categories, such as `performance`
 * @param throttling what the phone and its line are to be other than by default
 * @param skipAudits ids of audits that shall not count
 * @throws if Lighthouse could not look at the page
 */
export async function runLighthouse(
  browser: Browser,
  url: string,
  categories: string[],
  throttling: Flags['throttling'] = {},
  skipAudits: string[] = [],
): Promise<Result> {
  const flags: Flags = { onlyCategories: categories, logLevel: 'error', throttling, skipAudits };
  let result = await lookOnce(browser, url, flags);
  if (result.runtimeError?.code === missedTheStart) result = await lookOnce(browser, url, flags);
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}

/**
 * The benchmark index of the phone that Lighthouse means, which by default it makes of a fast desktop (1500 to 2000) by
 * slowing that down four times. Source: "Calibrating the CPU slowdown" in Lighthouse's docs/throttling.md.
 */
const phoneIndex = 1750 / 4;

/**
 * How much slower than this machine Lighthouse's phone is, at least 1: the slower the machine is at this moment, whatever else
 * it does, the less it is slowed down. The median of three looks at Lighthouse's own benchmark; a single one is up to a third
 * off.
 */
export async function phoneSlowDown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const indices: number[] = [];
  for (let look = 0; look < 3; look++) indices.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  const [, median = phoneIndex] = indices.toSorted((a, b) => a - b);
  return Math.max(1, Math.round((10 * median) / phoneIndex) / 10);
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
