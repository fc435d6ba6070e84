import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/paths.ts';
import { firstWatch, nameOf, pathOf, priceOf } from '../collection.ts';
import { rightToLeft, tagOf } from '../languages.ts';
import { expect, noteMessages, phone, test, texts } from './visitor.ts';

// What a page says of its watch is read from the built page: tests/built-site/watches.test.ts.

const path = pathOf(firstWatch);
const { watch: words } = texts.en;

test('a press anywhere on a card opens its watch, and Back returns to where the visitor came from', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: firstWatch.model });
  await card.click();
  // Before the script Back leads to the catalogue.
  await page.waitForURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(firstWatch));
  await page.getByRole('link', { name: words.back, exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('a condition report leads to the guide, whose examples lead to watches', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: texts.en.guide.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.guide.title);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('table', { name: texts.en.watch.report.title })).toBeVisible();
});

test('Back leads to the catalogue when there is nowhere to return to', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: words.back, exact: true }).click();
  await expect(page).toHaveURL('/catalog');
});

for (const locale of locales) {
  const tag = tagOf(locale);

  test(`an inquiry is thanked for, stays on the page and sends nothing (${locale})`, { tag }, async ({ page }) => {
    const { watch, toast } = texts[locale];
    const sent = noteMessages(page);
    await page.goto(localisePath(locale, path));
    const notices = page.getByRole('region', { name: toast.region });
    await expect(notices.getByRole('status')).toBeEmpty();
    await page.getByRole('button', { name: watch.inquire }).click();
    await expect(notices.getByRole('status')).toContainText(watch.inquirySentTitle);
    await expect(notices.getByRole('status')).toContainText(watch.inquirySentDescription);
    await notices.getByRole('button', { name: toast.dismiss }).click();
    await expect(notices.getByRole('status')).toBeEmpty();
    await expect(page).toHaveURL(localisePath(locale, path));
    expect(sent).toEqual([]);
  });
}

test('on a phone price and Inquire stand at the foot, and give way to the actions themselves', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(path);
  const inquire = page.getByRole('button', { name: words.inquireShort, exact: true });
  await expect(inquire).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(priceOf(firstWatch), { exact: true }).last()).toBeInViewport({ ratio: 1 });
  // The actions hydrate when they are seen, and this press brings them into sight.
  await inquire.click();
  await expect(page.getByText(words.inquirySentTitle)).toBeVisible();
  await expect(page.getByRole('button', { name: words.inquire })).toBeInViewport();
  await expect(inquire).toBeHidden();
  await page.getByRole('table', { name: words.report.title }).scrollIntoViewIfNeeded();
  await expect(inquire).toBeInViewport({ ratio: 1 });
});

test('toasts stand in the far lower corner of either reading direction', async ({ page }) => {
  for (const locale of [defaultLocale, rightToLeft].filter((each) => each !== undefined)) {
    await page.goto(localisePath(locale, path));
    await page.getByRole('button', { name: texts[locale].watch.inquire }).click();
    const box = await page.getByText(texts[locale].watch.inquirySentTitle).boundingBox();
    if (!box) throw new Error('the toast has no box');
    expect(box.y).toBeGreaterThan(500);
    if (locale === rightToLeft) expect(box.x + box.width).toBeLessThan(640);
    else expect(box.x).toBeGreaterThan(640);
  }
});
