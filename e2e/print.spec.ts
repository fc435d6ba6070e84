import { locales } from '../src/i18n/locales.ts';
import { localisePath } from '../src/i18n/paths.ts';
import { expect, test } from './visitor.ts';

for (const locale of locales) {
  test(`a watch prints on one sheet, with its facts, its price and where to find it (${locale})`, async ({ page }) => {
    await page.goto(localisePath(locale, '/catalog/vacheron-constantin-chronometre-royal-1957'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/18[.,\u202f\u00a0]500/)).toBeVisible();
    await expect(page.getByText(`https://coromandelwatch.example${new URL(page.url()).pathname}`)).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('14 Cathedral Road')).toBeVisible();
    await expect(page.getByRole('definition')).toHaveCount(8);
    await expect(page.getByRole('button')).toHaveCount(0);
    const sheet = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true });
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
