import { localisePath } from '../src/i18n/paths.ts';
import { expect, test, texts } from './visitor.ts';

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

test('the second hand beats, unless motion is not wanted', async ({ page }) => {
  const running = () => page.evaluate(() => document.getAnimations().filter((a) => a.playState === 'running').length);
  await page.goto('/contact');
  expect(await running()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await running()).toBe(0);
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
