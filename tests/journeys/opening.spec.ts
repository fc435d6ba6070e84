import { shop } from '../../src/content/schema/shop.ts';
import { openingHours } from '../../src/features/visit/open-sign.tsx';
import { openingSentence, shopTime } from '../../src/features/visit/opening-hours.ts';
import { expect, phone, test, texts } from './visitor.ts';

// The opening hours by minute and their words are tested in src/features/visit.

const signAt = (instant: Date) => openingSentence(shopTime(instant, shop.hours.timeZone), openingHours('en'));

/** The last minute before the sign changes, after a fixed date. */
function lastMinute(): Date {
  const minute = new Date('2026-11-20T00:00:00Z');
  const next = () => new Date(minute.getTime() + 60_000);
  while (signAt(minute) === signAt(next())) minute.setTime(next().getTime());
  return minute;
}

test.describe('a visitor on the other side of the world', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test("sees whether the shop is open in the shop's time, and sees it change", async ({ page }) => {
    const minute = lastMinute();
    await page.clock.install({ time: new Date(minute.getTime() + 30_000) });
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.getByText(signAt(minute), { exact: true })).toBeVisible();
    await page.clock.runFor('00:31');
    await expect(main.getByText(signAt(new Date(minute.getTime() + 60_000)), { exact: true })).toBeVisible();
  });
});

test('the menu of a phone says whether the shop is open', async ({ page }) => {
  const minute = lastMinute();
  await page.setViewportSize(phone);
  await page.clock.setFixedTime(minute);
  await page.goto('/');
  await page.getByRole('button', { name: texts.en.nav.menu }).click();
  await expect(page.getByRole('navigation', { name: texts.en.nav.label })).toContainText(signAt(minute));
});

/** The second hand of the large dial. */
const secondHand = 'main [data-clock] svg + svg';

test('the second hand runs from the current second', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:42+05:30');
  await page.goto('/contact');
  const timing = await page.locator(secondHand).evaluate((hand) => {
    const [animation] = hand.getAnimations();
    return [animation?.playState, animation?.effect?.getTiming().delay];
  });
  expect(timing).toEqual(['running', -42_000]);
});

test('the second hand rests if the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact');
  expect(await page.locator(secondHand).evaluate((hand) => hand.getAnimations().length)).toBe(0);
});

test('the copyright line has the year of the visitor', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T12:00:00Z');
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText(/^©/)).toContainText('© 2031');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the opening hours and their time zone are shown', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(texts.en.visit.shopTime)).toBeVisible();
    await expect(page.getByRole('table', { name: texts.en.visit.hours })).toBeVisible();
  });
});
