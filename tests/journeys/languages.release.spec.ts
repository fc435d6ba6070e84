import { localeFacts, locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { firstWatch, noSuchWatch, pathOf, watches } from '../collection.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { checkFilterBar } from './filter-bar-checks.ts';
import { checkMenus, checkViewerAndToast } from './open-checks.ts';
import { checkComparison } from './shortlist-checks.ts';
import { errorPageMessages, expect, noteMessages, test, texts } from './visitor.ts';

/* What a visitor does in English at every change, in the other languages. Their pages are in every-page.release.spec.ts. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const locale of locales.filter((each) => each !== 'en')) {
  const { nav, watch, form, signup, toast, notFound, shortlist } = texts[locale];
  const at = (path: string) => localisePath(locale, path);

  test.describe(`in ${localeFacts[locale].name}`, () => {
    test('axe finds no violations with open menus, in the viewer and with a toast', async ({ page }) => {
      await checkMenus(page, locale);
      await checkViewerAndToast(page, locale);
    });

    test('a shortlist is accessible and scrolls on a small phone', ({ page }) => checkComparison(page, locale));

    // German and Arabic are in filter-bar.spec.ts.
    if (!['de', 'ar'].includes(locale)) {
      test('the filter bar fits into any window, without chips and with four', ({ page }) =>
        checkFilterBar(page, locale));
    }

    test('an inquiry and a sign-up are confirmed, and send nothing', async ({ page }) => {
      const sent = noteMessages(page);
      await page.clock.install({ time: 0 });
      await page.goto(at(pathOf(firstWatch)));
      const notices = page.getByRole('region', { name: toast.region });
      await page.getByRole('button', { name: watch.inquire }).click();
      await expect(notices.getByText(watch.inquirySentTitle)).toBeVisible();
      await expect(notices.getByText(watch.inquirySentDescription)).toBeVisible();
      await notices.getByRole('button', { name: toast.dismiss }).click();
      await expect(notices.getByRole('status')).toBeEmpty();
      await page.getByRole('main').getByRole('link', { name: watch.contactUs }).click();
      const message = page.getByRole('textbox', { name: form.message });
      await expect(message).toHaveValue(/Audemars Piguet Royal Oak.*1972.*\n$/);
      await page.getByRole('textbox', { name: form.name }).fill('Asha');
      await page.getByRole('textbox', { name: form.email }).fill('asha@example.com');
      // From here on, time passes only in `runFor`.
      await page.clock.pauseAt(120_000);
      await page.getByRole('button', { name: signup.submit }).click();
      await expect(page.getByRole('button', { name: form.submitting })).toBeDisabled();
      await page.clock.runFor(2000);
      await expect(notices.getByText(signup.successTitle)).toBeVisible();
      await expect(notices.getByText(signup.successDescription)).toBeVisible();
      await expect(page.getByRole('form').getByText(signup.successTitle)).toBeVisible();
      await expect(message).toHaveValue('');
      expect(sent.filter((request) => !request.includes('?watch='))).toEqual([]);
    });

    test.describe('a wrong URL', () => {
      test.use({ allowedMessages: errorPageMessages });

      test('has a page that links to the home page or, for a watch, to the catalogue', async ({ page }) => {
        const title = page.getByRole('heading', { level: 1 });
        await page.goto(at('/somewhere/else'));
        await expect(title).toHaveText(notFound.title);
        await page.getByRole('link', { name: notFound.returnHome }).click();
        await expect(page).toHaveURL(at('/'));
        await page.goto(at(noSuchWatch));
        await expect(title).toHaveText(watch.notFoundTitle);
        await expect(page.getByText(watch.notFoundText)).toBeVisible();
        await page.getByRole('link', { name: watch.backToCatalog }).click();
        await expect(page).toHaveURL(at('/catalog'));
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, allowedMessages: errorPageMessages });

      test('every page is readable, and says what needs it', async ({ page }) => {
        for (const { path } of kindsOfPage) {
          await page.goto(at(path));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('textbox').or(page.getByRole('combobox')), path).toHaveCount(0);
          await expect(page.getByRole('button'), path).toHaveCount(1);
        }
        await page.goto(at('/shortlist'));
        await expect(page.getByText(shortlist.withoutScript)).toBeVisible();
        await page.goto(at('/catalog'));
        await expect(page.getByRole('article')).toHaveCount(watches.length);
        await page.goto(at('/contact'));
        await expect(page.getByText(signup.withoutScript)).toBeVisible();
        await page.getByRole('button', { name: nav.chooseLanguage }).click();
        await page.getByRole('navigation', { name: nav.languages }).getByRole('link', { name: 'English' }).click();
        await expect(page).toHaveURL('/contact');
      });
    });
  });
}

test('the language menu links to every language, each by its own name', async ({ page }) => {
  await page.goto('/about');
  let chooseLanguage = texts.en.nav.chooseLanguage;
  for (const locale of locales.toReversed()) {
    await page.getByRole('button', { name: chooseLanguage }).click();
    // The name is followed by the code.
    await page.getByRole('link', { name: new RegExp(`^${localeFacts[locale].name}`) }).click();
    await expect(page).toHaveURL(localisePath(locale, '/about'));
    chooseLanguage = texts[locale].nav.chooseLanguage;
    await expect(page.getByRole('button', { name: chooseLanguage })).toContainText(locale.toUpperCase());
  }
});
