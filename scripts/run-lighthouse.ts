import lighthouse, { type Flags, type Result } from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser, Page } from 'puppeteer-core';
import { mapOrigin } from '../src/features/visit/map-origin.ts';

/** Lighthouse's error for a trace that began too late. It then asks to run it again. */
const missedTheStart = 'NO_NAVSTART';

/**
 * Runs Lighthouse on a page, as on a phone. Requests to the map's host get an empty page.
 *
 * @param categories ids of Lighthouse's categories, such as `performance`
 * @param throttling differences from Lighthouse's default phone and network
 * @param skipAudits ids of audits to skip
 * @throws if Lighthouse fails
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
 * The benchmark index of Lighthouse's phone: by default Lighthouse slows down a fast desktop (1500 to 2000) four times.
 * Source: "Calibrating the CPU slowdown" in Lighthouse's docs/throttling.md.
 */
const phoneIndex = 1750 / 4;

/**
 * How much slower Lighthouse's phone is than this machine at the moment, at least 1. Uses the median of three runs of
 * Lighthouse's benchmark, because single runs vary.
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

/** Intercepts only requests to the map. Puppeteer's interception would pause and slow down all requests. */
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
