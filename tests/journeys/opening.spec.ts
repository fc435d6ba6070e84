import { expect, phone, test, texts } from './visitor.ts';

// The opening hours by minute and their words are tested in src/features/visit, holidays also in owner-shop.spec.ts.

test.describe('a visitor on the other side of the world', () => {
  test.use({ timezoneId: 'America/Los_Angeles', viewport: phone });

  test("sees whether the shop is open in the shop's time, on the page and in the menu, and sees it change", async ({
    page,
  }) => {
    // A Friday, half a minute before the shop opens.
    await page.clock.install({ time: '2026-11-20T09:59:30+05:30' });
    await page.goto('/contact');
    await page.getByRole('button', { name: texts.en.nav.menu }).click();
    const menu = page.getByRole('navigation', { name: texts.en.nav.label });
    for (const place of [page.getByRole('main'), menu])
      await expect(place.getByText('Closed; opens at 10:00 AM', { exact: true })).toBeVisible();
    await page.clock.runFor('00:31');
    for (const place of [page.getByRole('main'), menu])
      await expect(place.getByText('Open until 7:00 PM', { exact: true })).toBeVisible();
  });
});

test('the second hand runs from the current second, and rests if the visitor prefers reduced motion', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-20T12:00:42+05:30');
  await page.goto('/contact');
  // The second hand of the large dial.
  const hand = page.locator('main [data-clock] svg + svg');
  const timing = await hand.evaluate((element) => {
    const [animation] = element.getAnimations();
    return [animation?.playState, animation?.effect?.getTiming().delay];
  });
  expect(timing).toEqual(['running', -42_000]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await hand.evaluate((element) => element.getAnimations().length)).toBe(0);
});
