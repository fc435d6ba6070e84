import type { Page } from '@playwright/test';
import { localisePath } from '../src/i18n/paths.ts';
import { expect, holdBack, test, texts } from './visitor.ts';

async function fill(page: Page, words = texts.en.signup) {
  await page.getByRole('textbox', { name: words.name }).fill('Asha');
  await page.getByRole('textbox', { name: words.email }).fill('asha@example.com');
  await page.getByRole('textbox', { name: words.message }).fill('A Calatrava, please.');
}

const scripts = '**/_astro/*.js';

for (const [locale, path] of [
  ['en', '/contact'],
  ['en', '/'],
  ['de', '/contact'],
  ['ar', '/contact'],
] as const) {
  test(`signing up on ${localisePath(locale, path)} is thanked for, and sends nothing`, async ({ page }) => {
    const { signup } = texts[locale];
    await page.clock.install({ time: 0 });
    await page.goto(localisePath(locale, path));
    const button = page.getByRole('button', { name: signup.submit });
    await button.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await fill(page, signup);
    // From here on time stands still, but for what the test lets pass.
    await page.clock.pauseAt(60_000);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await button.click();
    await expect(page.getByRole('button', { name: signup.submitting })).toBeDisabled();
    await page.clock.runFor(1_450);
    await expect(page.getByRole('button', { name: signup.submitting })).toBeDisabled();
    await page.clock.runFor(100);
    const notices = page.getByRole('region', { name: texts[locale].toast.region });
    await expect(notices.getByText(signup.successTitle)).toBeVisible();
    await expect(notices.getByText(signup.successDescription)).toBeVisible();
    await expect(button).toBeEnabled();
    for (const field of await page.getByRole('textbox').all()) await expect(field).toHaveValue('');
    await page.clock.runFor(5_100);
    await expect(notices.getByText(signup.successTitle)).toBeHidden();
    await expect(page.getByRole('form').getByText(signup.successTitle)).toBeVisible();
    expect(requests.filter((url) => !url.includes('openstreetmap'))).toEqual([]);
    await expect(page).toHaveURL(localisePath(locale, path));
  });
}

test('name and email are asked for, phone and message are not', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAttribute('required');
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  await expect(form.getByRole('textbox', { name: 'Phone' })).not.toHaveAttribute('required');
  await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('type', 'tel');
  await expect(form.getByRole('textbox', { name: 'Message (Optional)' })).toHaveAttribute('rows', '4');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Name' }).fill('Asha');
  await form.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(form.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
});

test('a double press submits once', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await fill(page);
  await page.getByRole('button', { name: 'Sign Up' }).dblclick();
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText('Successfully Signed Up!')).toHaveCount(1);
});

test('a press before the form has come to life neither reloads nor loses a word, and is answered later', async ({
  page,
}) => {
  const release = await holdBack(page, scripts);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fill(page);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
  release();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Successfully Signed Up!')).toBeVisible();
});

test('an inquiry pressed too early is answered later', async ({ page }) => {
  const release = await holdBack(page, scripts);
  await page.goto('/catalog/rolex-submariner-1967', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Inquire About This Watch' }).click();
  await expect(page).toHaveURL('/catalog/rolex-submariner-1967');
  release();
  await expect(page.getByText('Inquiry Sent!')).toBeVisible();
});

test('a sort chosen before the catalogue has come to life is kept', async ({ page }) => {
  const release = await holdBack(page, scripts);
  await page.goto('/catalog', { waitUntil: 'domcontentloaded' });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('priceLow');
  await page.getByRole('button', { name: 'Brand' }).click();
  await page.getByRole('checkbox', { name: 'Tissot' }).check();
  release();
  await expect(page).toHaveURL('/catalog?brand=tissot&sort=priceLow');
});

test('leaving midway throws no error', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await fill(page);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});
