import { shop } from '../../src/content/schema/shop.ts';
import { openingAt, openingSentence, shopTime } from '../../src/features/visit/opening.ts';
import { openingTexts } from '../../src/features/visit/opening-texts.ts';
import { expect, phone, test, texts } from './visitor.ts';

// Opening hours by minute and their words are tested in src/features/visit.

/** The sentence about the opening hours at a moment. */
function statusAt(instant: Date): string {
  const texts = openingTexts('en');
  return openingSentence(texts, openingAt(shopTime(instant, shop.hours.timeZone), texts.rules)) ?? '';
}

/** The last minute before the shop closes, on the first open day after a fixed date. */
function lastOpenMinute(): Date {
  const minute = new Date('2026-11-20T00:00:00Z');
  const { rules } = openingTexts('en');
  const isOpen = (instant: Date) => openingAt(shopTime(instant, shop.hours.timeZone), rules).state === 'open';
  const next = () => new Date(minute.getTime() + 60_000);
  while (!isOpen(minute) || isOpen(next())) minute.setTime(next().getTime());
  return minute;
}

test.describe('a visitor on the other side of the world', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test("sees whether the shop is open in the shop's time, and sees it close", async ({ page }) => {
    const closing = lastOpenMinute();
    await page.clock.install({ time: new Date(closing.getTime() + 30_000) });
    await page.goto('/contact');
    await expect(page.getByRole('main').getByText(statusAt(closing), { exact: true })).toBeVisible();
    await page.clock.runFor('00:31');
    const closed = statusAt(new Date(closing.getTime() + 60_000));
    expect(closed).not.toBe(statusAt(closing));
    await expect(page.getByRole('main').getByText(closed, { exact: true })).toBeVisible();
  });
});

test('the menu of a phone says whether the shop is open', async ({ page }) => {
  const closing = lastOpenMinute();
  await page.setViewportSize(phone);
  await page.clock.setFixedTime(closing);
  await page.goto('/');
  await page.getByRole('button', { name: texts.en.nav.menu }).click();
  await expect(page.getByRole('navigation', { name: texts.en.nav.label })).toContainText(statusAt(closing));
});

test('the second hand is set when it becomes visible', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.clock.setFixedTime('2026-11-20T12:00:42+05:30');
  await page.goto('/');
  const hand = page.locator('[data-hand=second]');
  const states = () => hand.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  expect(await states()).toEqual(['paused']);
  await hand.scrollIntoViewIfNeeded();
  await expect.poll(states).toEqual(['running']);
  const time = await hand.evaluate((element) => Number(element.getAnimations()[0]?.currentTime));
  // It keeps running during the test.
  expect(time).toBeGreaterThanOrEqual(42_000);
});

test('the second hand rests if the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact');
  const hand = page.locator('[data-hand=second]');
  await hand.scrollIntoViewIfNeeded();
  expect(await hand.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the opening hours and their time zone are shown', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(texts.en.visit.shopTime)).toBeVisible();
    await expect(page.getByRole('table', { name: texts.en.visit.hours })).toBeVisible();
  });
});
