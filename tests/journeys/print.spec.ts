import { shop } from '../../src/content/schema/shop.ts';
import { formatPrice } from '../../src/i18n/format.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/paths.ts';
import { fullestWatch, knownFacts, pathOf } from '../collection.ts';
import { tagOf } from '../languages.ts';
import { expect, test } from './visitor.ts';

for (const locale of locales) {
  const tag = tagOf(locale);

  test(`a watch prints on one sheet, with its facts, its price and where to find it (${locale})`, { tag }, async ({
    page,
  }) => {
    await page.goto(localisePath(locale, pathOf(fullestWatch)));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').getByText(formatPrice(locale, fullestWatch.price))).toBeVisible();
    // The bar at a phone's foot is not for paper.
    await expect(page.getByText(formatPrice(locale, fullestWatch.price)).last()).toBeHidden();
    await expect(page.getByText(new RegExp(`^https?://[^/]+${new URL(page.url()).pathname}$`))).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(shop.address.street)).toBeVisible();
    await expect(page.getByRole('definition')).toHaveCount(8 + knownFacts(fullestWatch).length);
    await expect(page.getByRole('table')).toHaveCount(2);
    await expect(page.getByRole('button')).toHaveCount(0);
    const sheet = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true });
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
