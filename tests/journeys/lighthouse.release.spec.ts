import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../scripts/free-port.ts';
import { mapOrigin } from '../../src/features/visit/map-origin.ts';
import { expect, kindsOfPage, test } from './visitor.ts';

// Performance is measured by `npm run bench`, because it depends on the load of the machine.
const categories = ['accessibility', 'best-practices', 'seo'];

// Error responses are no pages for Lighthouse. Every language has the same markup; the Arabic home page is right to left.
const paths = [...kindsOfPage.filter(({ status }) => status === 200).map(({ path }) => path), '/ar'];

for (const path of paths)
  test(`Lighthouse gives ${path} the full score`, async ({ baseURL, launchOptions }) => {
    const port = await freePort();
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    });
    const outcome = await lighthouse(`${baseURL}${path}`, {
      port,
      onlyCategories: categories,
      disableFullPageScreenshot: true,
      blockedUrlPatterns: [`${mapOrigin}/*`],
      // The shortlist has `noindex` on purpose.
      skipAudits: path === '/shortlist' ? ['is-crawlable'] : [],
      logLevel: 'error',
    });
    await browser.close();
    const audits = Object.values(outcome?.lhr.audits ?? {});
    const scores = categories.map((category) => outcome?.lhr.categories[category]?.score);
    const failed = audits
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ id, title }) => `${id}: ${title}`);
    expect(scores, failed.join('\n')).toEqual([1, 1, 1]);
  });
