import type { Page } from '@playwright/test';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { tagOf } from '../languages.ts';
import { expect, holdBack, noteMessages, test, texts } from './visitor.ts';

async function fill(page: Page, words = texts.en.form) {
  // The form is disabled until it is close to the window.
  await page.getByRole('textbox', { name: words.name }).scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: words.name }).fill('Asha');
  await page.getByRole('textbox', { name: words.email }).fill('asha@example.com');
  await page.getByRole('textbox', { name: words.message }).fill('A Calatrava, please.');
}

const forms = [{ locale: defaultLocale, path: '/' }, ...locales.map((locale) => ({ locale, path: '/contact' }))];

for (const { locale, path } of forms) {
  const tag = tagOf(locale);

  test(`signing up on ${localisePath(locale, path)} is confirmed, and sends nothing`, { tag }, async ({ page }) => {
    const { form, signup, toast } = texts[locale];
    const sent = noteMessages(page);
    await page.clock.install({ time: 0 });
    await page.goto(localisePath(locale, path));
    const button = page.getByRole('button', { name: signup.submit });
    await fill(page, form);
    // From here on, time passes only in `runFor`.
    await page.clock.pauseAt(60_000);
    await button.click();
    await expect(page.getByRole('button', { name: form.submitting })).toBeDisabled();
    await page.clock.runFor(1_450);
    await expect(page.getByRole('button', { name: form.submitting })).toBeDisabled();
    await page.clock.runFor(100);
    const notices = page.getByRole('region', { name: toast.region });
    await expect(notices.getByText(signup.successTitle)).toBeVisible();
    await expect(notices.getByText(signup.successDescription)).toBeVisible();
    await expect(button).toBeEnabled();
    for (const field of await page.getByRole('textbox').all()) await expect(field).toHaveValue('');
    await page.clock.runFor(5_100);
    await expect(notices.getByText(signup.successTitle)).toBeHidden();
    const thanks = page.getByRole('form').getByText(signup.successTitle);
    await expect(thanks).toBeVisible();
    await page.getByRole('textbox', { name: form.name }).fill('A');
    await expect(thanks).toBeHidden();
    expect(sent).toEqual([]);
    await expect(page).toHaveURL(localisePath(locale, path));
  });
}

test('a missing or invalid field gets the focus, and nothing is submitted', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: texts.en.contact.formTitle });
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Name' }).fill('Asha');
  await form.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(form.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
});

test('before hydration the form takes no words, and then it does', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/*-island.*');
  await page.goto('/contact');
  const name = page.getByRole('textbox', { name: 'Name' });
  const button = page.getByRole('button', { name: 'Sign Up' });
  await expect(name).toBeDisabled();
  const looks = () =>
    button.evaluate((element) => [getComputedStyle(element).opacity, getComputedStyle(element).backgroundColor]);
  const before = await looks();
  release();
  await name.fill('Asha');
  expect(await looks()).toEqual(before);
  await expect(page).toHaveURL('/contact');
});

test('leaving during a submit throws no error', async ({ page }) => {
  await page.goto('/contact');
  await fill(page);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});
