import type { Page } from '@playwright/test';
import { expect, formIsHydrated, holdBack, noteMessages, test, texts } from './visitor.ts';

// How long a toast stays is tested in src/components/toast.

const { form, signup, toast, contact } = texts.en;

async function fill(page: Page) {
  await formIsHydrated(page);
  await page.getByRole('textbox', { name: form.name }).fill('Asha');
  await page.getByRole('textbox', { name: form.email }).fill('asha@example.com');
  await page.getByRole('textbox', { name: form.message }).fill('A Calatrava, please.');
}

test('signing up is confirmed in a toast and beside the button, and sends nothing', async ({ page }) => {
  const sent = noteMessages(page);
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await fill(page);
  // From here on, time passes only in `runFor`.
  await page.clock.pauseAt(60_000);
  const button = page.getByRole('button', { name: signup.submit });
  await button.click();
  await expect(page.getByRole('button', { name: form.submitting })).toBeFocused();
  // What is typed meanwhile would be lost.
  await page.getByRole('textbox', { name: form.name }).focus();
  await expect(page.getByRole('textbox', { name: form.name })).not.toBeFocused();
  await page.clock.runFor(2000);
  const notices = page.getByRole('region', { name: toast.region });
  await expect(notices.getByText(signup.successTitle)).toBeVisible();
  // The toast stays while the visitor points at it.
  await notices.getByText(signup.successTitle).hover();
  await page.clock.runFor(10_000);
  await expect(notices.getByText(signup.successTitle)).toBeVisible();
  await button.hover();
  await page.clock.runFor(5000);
  await expect(notices.getByText(signup.successTitle)).toBeHidden();
  await expect(page.getByRole('form').getByText(signup.successTitle)).toBeVisible();
  for (const field of await page.getByRole('textbox').all()) await expect(field).toHaveValue('');
  expect(sent).toEqual([]);
  await expect(page).toHaveURL('/');
});

test('a missing or invalid field gets the focus, and leaving during a submit throws no error', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  const entry = page.getByRole('form', { name: contact.formTitle });
  const submit = entry.getByRole('button', { name: signup.submit });
  const email = entry.getByRole('textbox', { name: form.email });
  await submit.click();
  await expect(entry.getByRole('textbox', { name: form.name })).toBeFocused();
  await fill(page);
  await email.fill('not an address');
  await submit.click();
  await expect(email).toBeFocused();
  await expect(submit).toBeEnabled();
  await email.fill('asha@example.com');
  await page.clock.pauseAt(60_000);
  await submit.click();
  await expect(page.getByRole('button', { name: form.submitting })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: texts.en.nav.home, exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('a half-written message is there after Back and Forward', async ({ page }) => {
  await page.goto('/guide');
  await page.goto('/contact');
  await fill(page);
  await page.getByRole('banner').getByRole('link', { name: texts.en.nav.about, exact: true }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  const message = page.getByRole('textbox', { name: form.message });
  await expect(message).toHaveValue('A Calatrava, please.');
  await expect(page.getByRole('textbox', { name: form.email })).toHaveValue('asha@example.com');
  await page.goBack();
  await expect(page).toHaveURL('/guide');
  await page.goForward();
  await expect(message).toHaveValue('A Calatrava, please.');
});

test('before hydration the form is pale, and its fields are found and disabled; then it takes words', async ({
  page,
}) => {
  const release = await holdBack(page, '**/_astro/*-island.*');
  await page.goto('/contact');
  const name = page.getByRole('textbox', { name: form.name });
  await expect(name).toBeDisabled();
  const controls = name.locator('xpath=ancestor::fieldset');
  await expect(controls).toHaveCSS('opacity', '0.5');
  release();
  await fill(page);
  await expect(controls).toHaveCSS('opacity', '1');
  await expect(page).toHaveURL('/contact');
});
