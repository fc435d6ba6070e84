import { localeFacts, locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { firstWatch, pathOf } from '../collection.ts';
import { texts } from '../languages.ts';
import { expect, noteMessages, test } from './visitor.ts';

const { watch, form, signup, toast } = texts.ar;

// The same code as in English (form.spec.ts), with other words.
test('in Arabic an inquiry and a sign-up are confirmed, and send nothing', { tag: '@release' }, async ({ page }) => {
  const sent = noteMessages(page);
  await page.clock.install({ time: 0 });
  await page.goto(localisePath('ar', pathOf(firstWatch)));
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

test('the language menu links to every language, each by its own name', { tag: '@release' }, async ({ page }) => {
  // What is read of the page is kept.
  await page.goto('/about#main');
  let chooseLanguage = texts.en.nav.chooseLanguage;
  for (const locale of locales.toReversed()) {
    await page.getByRole('button', { name: chooseLanguage }).click();
    // The name is followed by the code.
    await page.getByRole('link', { name: new RegExp(`^${localeFacts[locale].name}`) }).click();
    await expect(page).toHaveURL(`${localisePath(locale, '/about')}#main`);
    chooseLanguage = texts[locale].nav.chooseLanguage;
    await expect(page.getByRole('button', { name: chooseLanguage })).toContainText(locale.toUpperCase());
  }
});
