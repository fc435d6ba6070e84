import type { Page } from '@playwright/test';
import { wishes } from '../../src/contract/inquiries.ts';
import { sentenceCase } from '../../src/i18n/format.ts';
import { axeViolations } from './barriers.ts';
import { expect, noteMessages, test, texts } from './visitor.ts';

/* The form of a shop whose forms send nothing. Of one whose forms send: owner-shop.spec.ts, inquiries.spec.ts. */

const { sell, nav } = texts.en;

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const wish = (page: Page, name: 'sell' | 'trade' | 'find') => page.getByRole('radio', { name: sell.wishes[name] });

/** The letter that a link opens. */
async function letterOf(page: Page, name: string) {
  const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
  const { searchParams } = new URL(href ?? '');
  return (searchParams.get('text') ?? searchParams.get('body') ?? '').replaceAll('\r\n', '\n');
}

test('each wish is chosen by the arrow keys, and its questions are accessible', async ({ page }) => {
  await page.goto('/sell');
  await expect(wish(page, 'sell')).toBeChecked();
  for (const chosen of wishes) {
    if (chosen !== 'sell') await page.getByRole('radio', { checked: true }).press('ArrowDown');
    await expect(wish(page, chosen)).toBeChecked();
    expect(await axeViolations(page)).toEqual([]);
  }
  await field(page, sell.fields.budget).fill('900');
  await expect.poll(() => letterOf(page, sell.whatsapp)).toContain(`${sell.fields.budget}: 900`);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('the links above lead to the letter with its questions', async ({ page }) => {
    await page.goto('/sell');
    await page.getByRole('link', { name: sentenceCase('en', sell.wishes.trade), exact: true }).click();
    await expect(page.getByRole('link', { name: sell.whatsapp })).toBeInViewport();
    await expect(page.getByRole('radio')).toHaveCount(0);
    const letter = await letterOf(page, sell.whatsapp);
    for (const text of [...Object.values(sell.wishes), ...Object.values(sell.fields)]) expect(letter).toContain(text);
  });
});
