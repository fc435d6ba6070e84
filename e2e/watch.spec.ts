import { locales } from '../src/i18n/locales.ts';
import { localisePath } from '../src/i18n/paths.ts';
import { expect, test, texts } from './visitor.ts';

const path = '/catalog/jaeger-lecoultre-reverso-1938';

test('shows everything that is known of a watch', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jaeger LeCoultre Reverso');
  await expect(page.getByText('$12,800')).toBeVisible();
  await expect(page.getByText('Made so that polo players')).toBeVisible();
  await expect(page.getByRole('img', { name: /Rectangular steel wristwatch/ })).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'Jaeger LeCoultre Reverso, three-quarter view from the side.' }),
  ).toBeVisible();
  await expect(page.getByRole('figure').getByText('The picture is a computer rendering')).toHaveCount(2);
  await expect(page.getByRole('term').filter({ visible: true })).toHaveText([
    'Year',
    'Origin',
    'Condition',
    'Movement',
    'Case Material',
    'Case Size',
    'Dial Color',
    'Strap',
  ]);
  await expect(page.getByRole('definition')).toHaveText([
    '1938',
    'Swiss',
    'Very Good',
    'Manual',
    'Staybrite steel',
    '23.5 × 38 mm',
    'Black and silver, two-tone',
    'Dark brown leather',
  ]);
  await expect(page.getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute('href', '/contact');
});

for (const locale of locales) {
  test(`WhatsApp opens with a message that names the watch and its page (${locale})`, async ({ page }) => {
    await page.goto(localisePath(locale, path));
    const link = page.getByRole('main').getByRole('link', { name: texts[locale].watch.whatsapp });
    const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(origin + pathname).toMatch(/^https:\/\/wa\.me\/\d+$/);
    const message = searchParams.get('text');
    expect(message).toContain('Jaeger LeCoultre Reverso');
    expect(message).toContain('(jaeger-lecoultre-reverso-1938)');
    expect(message).toMatch(new RegExp(`https://\\S+${localisePath(locale, path)}$`));
  });
}

test('Back returns to where the visitor came from', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article').getByRole('link', { name: 'Reverso' }).click();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('Back leads to the catalogue when there is nowhere to return to', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/catalog');
});

for (const locale of ['en', 'de', 'ar'] as const) {
  test(`an inquiry is thanked for, and stays on the page (${locale})`, async ({ page }) => {
    const { watch, toast } = texts[locale];
    await page.goto(localisePath(locale, path));
    const notices = page.getByRole('region', { name: toast.region });
    await expect(notices.getByRole('status')).toBeEmpty();
    await page.getByRole('button', { name: watch.inquire }).click();
    await expect(notices.getByRole('status')).toContainText(watch.inquirySentTitle);
    await expect(notices.getByRole('status')).toContainText(watch.inquirySentDescription);
    await notices.getByRole('button', { name: toast.dismiss }).click();
    await expect(notices.getByRole('status')).toBeEmpty();
    await expect(page).toHaveURL(localisePath(locale, path));
  });
}

test('a toast goes after five seconds, but not while it is being read', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await page.clock.pauseAt(60_000);
  const toast = page.getByText('Inquiry Sent!');
  await page.getByRole('button', { name: 'Inquire About This Watch' }).click();
  await expect(toast).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();

  await page.getByRole('button', { name: 'Inquire About This Watch' }).click();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_100);
  await expect(toast).toBeHidden();
});

test('inquiring twice does not say the same twice', async ({ page }) => {
  await page.goto(path);
  const button = page.getByRole('button', { name: 'Inquire About This Watch' });
  await button.dblclick();
  await expect(page.getByText('Inquiry Sent!')).toHaveCount(1);
});

test('toasts stand in the far lower corner of either reading direction', async ({ page }) => {
  for (const locale of ['en', 'ar'] as const) {
    await page.goto(localisePath(locale, path));
    await page.getByRole('button', { name: texts[locale].watch.inquire }).click();
    const box = await page.getByText(texts[locale].watch.inquirySentTitle).boundingBox();
    if (!box) throw new Error('the toast has no box');
    expect(box.y).toBeGreaterThan(500);
    if (locale === 'en') expect(box.x).toBeGreaterThan(640);
    else expect(box.x + box.width).toBeLessThan(640);
  }
});
