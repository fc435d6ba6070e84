import { localisePath } from '../src/i18n/paths.ts';
import { expect, test, texts } from './visitor.ts';

for (const locale of ['en', 'de', 'ar'] as const) {
  test.describe(`the home page (${locale})`, () => {
    const { home, signup, visit } = texts[locale];

    test.beforeEach(async ({ page }) => {
      await page.goto(localisePath(locale, '/'));
    });

    test('opens with the shop, its promise and two ways on', async ({ page }) => {
      const hero = page.getByRole('region', { name: 'Coromandel Watch House' });
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Coromandel Watch House');
      await expect(hero.getByText(home.title)).toBeVisible();
      await expect(hero.getByText(home.subtitle)).toBeVisible();
      await expect(hero.getByRole('link', { name: home.contactUs })).toHaveAttribute(
        'href',
        localisePath(locale, '/contact'),
      );
      await hero.getByRole('link', { name: home.explore }).click();
      await expect(page).toHaveURL(localisePath(locale, '/catalog'));
    });

    test('tells of restoration, collectors and visits', async ({ page }) => {
      for (const title of [home.cards.restorationTitle, home.cards.collectorsTitle, home.cards.visitTitle]) {
        await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
      }
    });

    test('features the first three watches of the list', async ({ page }) => {
      const featured = page.getByRole('region', { name: home.featuredTitle });
      await expect(featured.getByRole('article').getByRole('link')).toHaveText([
        'Audemars Piguet Royal Oak',
        'Jaeger LeCoultre Reverso',
        'Ulysse Nardin Chronometer',
      ]);
      await expect(featured.getByRole('link', { name: home.viewFullCollection })).toHaveAttribute(
        'href',
        localisePath(locale, '/catalog'),
      );
      await featured.getByRole('article').first().click();
      await expect(page).toHaveURL(localisePath(locale, '/catalog/audemars-piguet-royal-oak-1972'));
    });

    test('invites to sign up and to visit', async ({ page }) => {
      await expect(page.getByRole('region', { name: signup.title }).getByRole('form')).toBeVisible();
      const panel = page.getByRole('region', { name: visit.title });
      await expect(panel.getByText('14 Cathedral Road')).toBeVisible();
      await expect(panel.getByRole('link', { name: 'hello@coromandelwatch.example' })).toBeVisible();
      await expect(panel.getByRole('table', { name: visit.hours })).toBeVisible();
      await expect(panel.locator('iframe')).toHaveAttribute('loading', 'lazy');
      await expect(panel.locator('iframe')).toHaveAttribute('title', /Coromandel Watch House/);
      await expect(panel.getByRole('link', { name: visit.directions })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google/,
      );
    });
  });
}

test('opening hours are those of the shop', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('row', { name: 'Monday to Saturday 10:00 AM to 7:00 PM' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Sunday By appointment only' })).toBeVisible();
});
