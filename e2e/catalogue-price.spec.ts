import type { Page } from '@playwright/test';
import { expect, phone, test, texts, watchCount } from './visitor.ts';

const names = (page: Page) => page.getByRole('article').getByRole('link');
const toggle = (page: Page) => page.getByRole('button', { name: /^Price/ });
const from = (page: Page) => page.getByRole('textbox', { name: 'From', exact: true });
const to = (page: Page) => page.getByRole('textbox', { name: 'To', exact: true });

test('by the keyboard alone a band is chosen, narrowed by typing, and the focus comes back', async ({ page }) => {
  await page.goto('/catalog');
  await page.getByRole('button', { name: 'Brand' }).focus();
  await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Any price' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '$5,000 to $10,000' })).toBeChecked();
  await expect(page.getByRole('status')).toHaveText('4 watches');

  await page.keyboard.press('Tab');
  await expect(from(page)).toBeFocused();
  await expect(from(page)).toHaveValue('5000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('8000');
  await expect(page.getByRole('status')).toHaveText('4 watches');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/catalog?priceMin=5000&priceMax=8000');
  await expect(page.getByRole('status')).toHaveText('2 watches');
  await expect(to(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(to(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Price $5,000 to $8,000' })).toBeFocused();
});

test('closing the menu takes what was typed last', async ({ page }) => {
  await page.goto('/catalog');
  await toggle(page).click();
  await from(page).fill('20,000');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/catalog?priceMin=20000');
  await toggle(page).click();
  await to(page).fill('30000');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(to(page)).toBeHidden();
  await expect(page).toHaveURL('/catalog?priceMin=20000&priceMax=30000');
  await expect(page.getByRole('status')).toHaveText('2 watches');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('bands are a touch away in a sheet at the foot, and a touch beside it closes it', async ({ page }) => {
    await page.goto('/catalog');
    await toggle(page).tap();
    const clear = page.getByRole('button', { name: 'Clear Filters' });
    await expect(clear).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('radio', { name: 'Any price' })).toBeInViewport({ ratio: 1 });
    await page.getByText('From $20,000').tap();
    await expect(page.getByRole('status')).toHaveText('3 watches');
    await page.touchscreen.tap(phone.width / 2, 100);
    await expect(clear).toBeHidden();
    await page.getByRole('button', { name: 'Remove price: From $20,000' }).tap();
    await expect(page).toHaveURL('/catalog');
    await expect(page.getByRole('article')).toHaveCount(watchCount);
  });

  test('the plates in view stay where they are when one before them goes', async ({ page }) => {
    await page.goto('/catalog');
    const plate = page.getByRole('article').filter({ hasText: 'Patek Philippe' });
    await plate.scrollIntoViewIfNeeded();
    const top = () => plate.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    // By its place: Playwright's own tap would first bring the button out from under the header, scrolling the page.
    const { x = 0, y = 0, width = 0 } = (await toggle(page).boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, y + 20);
    await to(page).fill('30000');
    await to(page).press('Enter');
    await expect(page.getByRole('status')).toHaveText('11 watches');
    await expect(names(page).first()).toHaveText('Breitling Navitimer');
    await expect.poll(top).toBeCloseTo(before, -1);
  });
});

test('a price is there again after a reload, in another language and after Back', async ({ page }) => {
  await page.goto('/catalog');
  await toggle(page).click();
  await page.getByRole('radio', { name: 'Up to $5,000' }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  const shown = ['Tissot Antimagnétique', 'Waltham Trench'];
  await expect(names(page)).toHaveText(shown);
  await names(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tissot Antimagnétique');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(names(page)).toHaveText(shown);
  await page.getByRole('button', { name: texts.en.nav.chooseLanguage }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/catalog?priceMax=5000');
  await expect(names(page)).toHaveText(shown);
  await page.getByRole('button', { name: /^Preis Bis/ }).click();
  await expect(page.getByRole('textbox', { name: texts.de.catalog.highestPrice })).toHaveValue('5000');
});

test('price and brands are cleared together, the sort is kept', async ({ page }) => {
  for (const clear of ['Clear Filters', 'Clear All']) {
    await page.goto('/catalog?brand=rolex&brand=iwc&priceMin=10000&sort=za&utm_source=chat');
    await expect(names(page)).toHaveText(['Rolex Submariner']);
    if (clear === 'Clear Filters') await toggle(page).click();
    await page.getByRole('button', { name: clear }).click();
    await expect(page).toHaveURL('/catalog?utm_source=chat&sort=za');
    await expect(page.getByRole('article')).toHaveCount(watchCount);
    await expect(names(page).first()).toHaveText('Waltham Trench');
  }
});

test('where no watch costs so little the page says so, and clears at a press', async ({ page }) => {
  await page.goto('/catalog?priceMax=1000&sort=za');
  await expect(page.getByText('No watches found matching your criteria.')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('0 watches');
  await expect(page.getByRole('list', { name: 'Watches' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear all filters' }).press('Enter');
  await expect(page).toHaveURL('/catalog?sort=za');
  await expect(page.getByRole('article')).toHaveCount(watchCount);
  await expect(page.getByRole('button', { name: 'Brand' })).toBeFocused();
});

test('bounds of an address that are upside down, or no prices at all, do no harm', async ({ page }) => {
  await page.goto('/catalog?priceMin=5000&priceMax=4000');
  await expect(names(page)).toHaveText(['Waltham Trench']);
  await page.goto('/catalog?priceMin=cheap&priceMax=-1&brand=rolex');
  await expect(names(page)).toHaveText(['Rolex Submariner']);
  await expect(page.getByRole('button', { name: /^Remove price/ })).toHaveCount(0);
});

test('what is being typed when the script arrives is typed on', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js*', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/catalog', { waitUntil: 'commit' });
  await toggle(page).click();
  await from(page).fill('10000');
  await to(page).pressSequentially('12');
  arrived.resolve();
  await expect(page).toHaveURL('/catalog?priceMin=10000');
  await expect(to(page)).toBeFocused();
  await page.keyboard.type('900');
  await expect(to(page)).toHaveValue('12900');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/catalog?priceMin=10000&priceMax=12900');
  await expect(page.getByRole('status')).toHaveText('1 watch');
});

test('in Arabic a price is typed in Arabic digits, and told with each price in its own order', async ({ page }) => {
  const { catalog } = texts.ar;
  await page.goto('/ar/catalog');
  await page.getByRole('button', { name: catalog.price }).click();
  await page.getByRole('textbox', { name: catalog.lowestPrice }).fill('٥٠٠٠');
  await page.getByRole('textbox', { name: catalog.highestPrice }).fill('١٠٬٠٠٠');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/ar/catalog?priceMin=5000&priceMax=10000');
  await expect(page.getByRole('status')).toHaveText('4 ساعات');
  const chip = page.getByRole('button', { name: /^إزالة السعر/ });
  await expect(chip).toHaveText(/من.*5,000.*إلى.*10,000/);
  const [lower, upper] = await chip.locator('bdi').all();
  expect((await lower?.boundingBox())?.x).toBeGreaterThan((await upper?.boundingBox())?.x ?? Number.POSITIVE_INFINITY);
  await chip.click();
  await expect(page.getByRole('article')).toHaveCount(watchCount);
});
