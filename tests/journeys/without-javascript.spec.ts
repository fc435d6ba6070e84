import { firstWatch, pathOf, shop, watches } from '../collection.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { captionOf } from '../languages.ts';
import { errorPageMessages, expect, test, texts } from './visitor.ts';

test.use({
  javaScriptEnabled: false,
  // There is no view transition to a picture's file, which the browser reports.
  contextOptions: { reducedMotion: 'reduce' },
  allowedMessages: errorPageMessages,
});

const { nav, signup, shortlist, visit } = texts.en;

test('every page is readable, and has no control that does not work', async ({ page }) => {
  for (const { path } of kindsOfPage) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const fields = page.getByRole('textbox').or(page.getByRole('searchbox')).or(page.getByRole('combobox'));
    await expect(fields, path).toHaveCount(0);
    // Only the language menu, which is a native popover.
    await expect(page.getByRole('button'), path).toHaveCount(1);
  }
});

test('what is not known of a watch is a list without boxes', async ({ page }) => {
  const { questions } = texts.en;
  await page.goto(pathOf(firstWatch));
  await page.getByText(questions.title).click();
  await expect(page.getByText(questions.notPictured)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('watches, pictures, hours, phone and email, and other languages can be reached', async ({ page }) => {
  await page.goto('/shortlist');
  await expect(page.getByText(shortlist.withoutScript)).toBeVisible();
  await expect(page.getByRole('link', { name: shortlist.title })).toHaveCount(0);
  await page.goto('/catalog');
  await expect(page.getByRole('article')).toHaveCount(watches.length);
  await page.goto('/contact');
  await expect(page.getByText(signup.withoutScript)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@coromandelwatch.example' })).toHaveCount(2);
  await expect(page.getByText(visit.shopTime)).toBeVisible();
  await expect(page.getByRole('table', { name: visit.hours })).toBeVisible();
  await page.getByRole('button', { name: nav.chooseLanguage }).click();
  const languages = page.getByRole('navigation', { name: nav.languages }).getByRole('link');
  await expect(languages).toHaveCount(shop.languages.length);
  await languages.filter({ hasText: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/contact');
  await page.goto(pathOf(firstWatch));
  // No mark on the thumbnails, because it would not move.
  const marked = page.getByRole('link', { name: captionOf('front'), exact: true });
  expect(await marked.evaluate((thumbnail) => getComputedStyle(thumbnail).borderBlockStartStyle)).toBe('none');
  const slide = page.getByRole('figure').filter({ hasText: captionOf('side') });
  await page.getByRole('link', { name: captionOf('side'), exact: true }).click();
  await expect(slide.getByRole('img')).toBeInViewport({ ratio: 0.5 });
  await slide.getByRole('link').click();
  await expect(page).toHaveURL(/\/images\/sized\/.+\.avif$/);
});
