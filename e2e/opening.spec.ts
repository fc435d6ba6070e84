import { localisePath } from '../src/i18n/paths.ts';
import { expect, phone, test, texts } from './visitor.ts';

/** Moments in Chennai, and what the shop says of itself then. */
const moments = [
  { at: '2026-11-20T09:59:59+05:30', says: 'Closed, opens Friday 10:00 AM' },
  { at: '2026-11-20T10:00:00+05:30', says: 'Open now, until 7:00 PM' },
  { at: '2026-11-21T18:59:00+05:30', says: 'Open now, until 7:00 PM' },
  { at: '2026-11-21T19:00:00+05:30', says: 'Closed, opens Monday 10:00 AM' },
  { at: '2026-11-22T12:00:00+05:30', says: 'Sunday by appointment, opens Monday 10:00 AM' },
];

for (const timezoneId of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const { at, says } of moments) {
      test(`is told at ${at}: ${says}`, async ({ page }) => {
        await page.clock.setFixedTime(at);
        await page.goto('/contact');
        await expect(page.getByText(says, { exact: true })).toBeVisible();
      });
    }
  });
}

const inOtherLanguages = {
  de: 'Geschlossen, öffnet Montag um 10:00 Uhr',
  es: 'Cerrado, abre el lunes a las 10:00',
  ar: 'مغلق الآن، يفتح يوم الاثنين الساعة 10:00 ص',
  fr: 'Fermé, ouvre lundi à 10:00',
  it: 'Chiuso, apre lunedì alle 10:00',
} as const;

for (const [locale, says] of Object.entries(inOtherLanguages)) {
  test(`the home page says when the shop opens (${locale})`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T20:00:00+05:30');
    await page.goto(localisePath(locale as keyof typeof inOtherLanguages, '/'));
    await expect(page.getByText(says, { exact: true })).toBeVisible();
  });
}

test('the shop closes before the eyes of a visitor who stays', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T18:58:30+05:30' });
  await page.goto('/contact');
  await expect(page.getByText('6:58 PM in Chennai')).toBeVisible();
  await page.clock.runFor('01:30');
  await expect(page.getByText('Closed, opens Saturday 10:00 AM')).toBeVisible();
});

for (const path of ['/', '/contact']) {
  test(`the second hand of ${path} is set when it comes in sight`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.clock.setFixedTime('2026-11-20T12:00:42+05:30');
    await page.goto(path);
    const hand = page.locator('[data-hand=second]');
    const states = () => hand.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
    expect(await states()).toEqual(['paused']);
    await hand.scrollIntoViewIfNeeded();
    await expect.poll(states).toEqual(['running']);
    const time = await hand.evaluate((element) => Number(element.getAnimations()[0]?.currentTime));
    expect(time).toBeGreaterThanOrEqual(42_000);
    expect(time).toBeLessThan(60_000);
  });
}

test('the second hand rests where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact');
  const hand = page.locator('[data-hand=second]');
  await hand.scrollIntoViewIfNeeded();
  expect(await hand.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours are given, and in whose time', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(texts.en.visit.shopTime)).toBeVisible();
    await expect(page.getByText('UTC+5:30')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Monday to Saturday 10:00 AM to 7:00 PM' })).toBeVisible();
  });
});
