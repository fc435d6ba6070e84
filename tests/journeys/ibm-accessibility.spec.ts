import { readFileSync } from 'node:fs';
import { newId, twinId } from '../shops/owner-shop.ts';
import { kindsOfOwner } from './page-checks.ts';
import { errorPageMessages, expect, hydrated, test } from './visitor.ts';

/* A second opinion beside axe's: the engine of IBM's Equal Access Accessibility Checker. */

test.use({ shopName: 'owner', allowedMessages: errorPageMessages, contextOptions: { reducedMotion: 'reduce' } });

const engine = readFileSync(new URL(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8');

/** A row's note spans all columns below the row. The rule takes it for a row without a header, which it names (`headers`). */
const wrongRules = ['table_headers_exists'];

test('the engine finds no violation of WCAG 2.2 on any kind of page', { tag: '@release' }, async ({ page }) => {
  // More than twenty pages.
  test.slow();
  for (const path of [...kindsOfOwner.map((kind) => kind.path), `/shortlist?watch=${newId}&watch=${twinId}`]) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(engine);
    const results = await page.evaluate(async () => {
      // @ts-expect-error The engine is a global variable of the page.
      const report: { results: Issue[] } = await new ace.Checker().check(document, ['WCAG_2_2']);
      return report.results;
    });
    // `POTENTIAL` and `MANUAL` are questions to a person, and a `RECOMMENDATION` goes beyond WCAG.
    const violations = results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL');
    const found = violations.filter(({ ruleId }) => !wrongRules.includes(ruleId));
    expect
      .soft(
        found.map(({ message, snippet }) => `${message}: ${snippet}`),
        path,
      )
      .toEqual([]);
  }
});

/** A result of the engine. */
interface Issue {
  ruleId: string;
  value: [level: string, outcome: string];
  message: string;
  snippet: string;
}
