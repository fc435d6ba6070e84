import { checkFilterBar } from './filter-bar-checks.ts';
import { test } from './visitor.ts';

// The other languages are in languages.release.spec.ts.

for (const locale of ['en', 'de', 'ar'] as const) {
  test(`the filter bar fits into any window, without chips and with four (${locale})`, ({ page }) =>
    checkFilterBar(page, locale));
}
