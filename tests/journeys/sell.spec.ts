import type { Page } from '@playwright/test';
import { wishes } from '../../src/contract/inquiries.ts';
import { sentenceCase } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { axeViolations } from './barriers.ts';
import { expect, noteMessages, test, texts } from './visitor.ts';

/* The form of a shop whose forms send nothing. Of one whose forms send: owner-shop.spec.ts, inquiries.spec.ts. */

const { sell, nav } = texts.en;

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const wish = (page: Page, name: 'sell' | 'trade' | 'find', locale: Locale = 'en') =>
  page.getByRole('radio', { name: texts[locale].sell.wishes[name] });
const linkOf = (page: Page, name: 'sell' | 'trade' | 'find', locale: Locale = 'en') =>
  page.getByRole('link', { name: sentenceCase(locale, texts[locale].sell.wishes[name]), exact: true });

/** The letter that a link opens. */
async function letterOf(page: Page, name: string) {
  const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
  const { searchParams } = new URL(href ?? '');
  return (searchParams.get('text') ?? searchParams.get('body') ?? '').replaceAll('\r\n', '\n');
}

test('the links above the form choose a wish, each time, without leaving the page', async ({ page }) => {
  await page.goto('/sell');
  await linkOf(page, 'find').click();
  await expect(wish(page, 'find')).toBeChecked();
  await expect(wish(page, 'find')).toBeInViewport();
  await field(page, sell.fields.maker).fill('Omega');
  await wish(page, 'sell').check();
  await linkOf(page, 'find').press('Enter');
  await expect(wish(page, 'find')).toBeChecked();
  await expect(field(page, sell.fields.maker)).toHaveValue('Omega');
});

test('each wish has its own questions and no others, and keeps what was typed', async ({ page }) => {
  await page.goto('/sell');
  const { tradeFor, price, budget } = sell.fields;
  const ours = page.getByRole('combobox', { name: tradeFor });
  const own = { sell: field(page, price), trade: ours, find: field(page, budget) };
  const checklist = page.getByRole('heading', { name: sell.photographs });
  for (const chosen of wishes) {
    // By keys: the arrows choose among the wishes.
    if (chosen !== 'sell') await page.getByRole('radio', { checked: true }).press('ArrowDown');
    await expect(wish(page, chosen)).toBeChecked();
    for (const each of wishes) await expect(own[each]).toBeVisible({ visible: each === chosen });
    await expect(checklist).toBeVisible({ visible: chosen !== 'find' });
    expect(await axeViolations(page)).toEqual([]);
    if (chosen === 'trade') await ours.selectOption({ index: 2 });
    else await own[chosen].fill(`Up to ${chosen}`);
  }
  await expect.poll(() => letterOf(page, sell.whatsapp)).toContain(`${budget}: Up to find`);
  for (const others of [tradeFor, price, sell.photographs])
    expect(await letterOf(page, sell.whatsapp)).not.toContain(others);
  await wish(page, 'trade').check();
  const name = await ours.inputValue();
  expect(name).not.toBe('');
  await expect.poll(() => letterOf(page, sell.whatsapp)).toContain(`${tradeFor}: ${name}\n`);
  await wish(page, 'sell').check();
  await expect(own.sell).toHaveValue('Up to sell');
});

test('a letter has what was typed, before and after leaving the page, and nothing is sent', async ({ page }) => {
  const sent = noteMessages(page);
  await page.goto('/sell#trade');
  await field(page, sell.fields.maker).fill('Omega');
  // There is no submit button.
  await field(page, sell.fields.maker).press('Enter');
  await field(page, sell.fields.message).fill('From my uncle.\nIt runs.');
  const letter = [
    `${sell.wish} ${sell.wishes.trade}.`,
    '',
    `${sell.fields.maker}: Omega`,
    `${sell.fields.model}:`,
    `${sell.fields.year}:`,
    `${sell.fields.tradeFor}:`,
    `${sell.fields.message}: From my uncle.\nIt runs.`,
    `${sell.photographs}: front, back`,
  ].join('\n');
  await expect.poll(() => letterOf(page, sell.whatsapp)).toContain(letter);
  expect(await letterOf(page, sell.email)).toContain(letter);
  await page.getByRole('banner').getByRole('link', { name: nav.about }).click();
  await expect(page).toHaveURL('/about');
  await page.goto('/sell#trade');
  await expect.poll(() => letterOf(page, sell.whatsapp)).toContain(letter);
  await page.reload();
  await expect.poll(() => letterOf(page, sell.whatsapp)).toContain(letter);
  expect(sent).toEqual([]);
});

test('a letter is in the language of the page', async ({ page }) => {
  const { sell } = texts.ar;
  await page.goto(localisePath('ar', routes.sell));
  await linkOf(page, 'find', 'ar').click();
  await expect(wish(page, 'find', 'ar')).toBeChecked();
  await field(page, sell.fields.maker).fill('Omega');
  await expect
    .poll(() => letterOf(page, sell.whatsapp))
    .toContain(`${sell.wish} ${sell.wishes.find}.\n\n${sell.fields.maker}: Omega\n`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('the links above lead to the letter with its questions', async ({ page }) => {
    await page.goto('/sell');
    await linkOf(page, 'trade').click();
    await expect(page.getByRole('link', { name: sell.whatsapp })).toBeInViewport();
    await expect(page.getByRole('radio')).toHaveCount(0);
    const letter = await letterOf(page, sell.whatsapp);
    for (const text of [...Object.values(sell.wishes), ...Object.values(sell.fields)]) expect(letter).toContain(text);
  });
});
