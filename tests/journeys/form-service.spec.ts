import type { Page, Request } from '@playwright/test';
import { formService } from '../shops/shops.ts';
import { test as base, expect, formIsHydrated, texts } from './visitor.ts';

/** A visitor of a shop whose forms send to a form service. */
const test = base.extend<{ received: Request[] }>({
  // Replaces the service, and records what it gets.
  received: async ({ page }, use) => {
    const received: Request[] = [];
    await page.route(formService, (route) => {
      received.push(route.request());
      const headers = { 'Access-Control-Allow-Origin': '*' };
      return route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html', body: '<title>Thanks</title><h1>Thanks from the service</h1>' })
        : route.fulfill({ headers, json: { ok: true } });
    });
    await use(received);
  },
});

test.use({ shopName: 'rare' });

const { form, signup } = texts.en;

/** The fields of a received form. */
async function fieldsOf(request: Request | undefined) {
  const headers = { 'Content-Type': request?.headers()['content-type'] ?? '' };
  const body = new Uint8Array(request?.postDataBuffer() ?? []);
  return Object.fromEntries(await new Response(body, { headers }).formData());
}

async function fillIn(page: Page) {
  await page.getByRole('textbox', { name: form.name }).fill('Asha');
  await page.getByRole('textbox', { name: form.email }).fill('asha@example.com');
}

test('a form service gets the fields of a plain form', { tag: '@release' }, async ({ page, received }) => {
  await page.goto('/contact');
  await fillIn(page);
  await formIsHydrated(page);
  await page.getByRole('button', { name: signup.submit }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(signup.successTitle)).toBeVisible();
  expect(await fieldsOf(received[0])).toMatchObject({
    kind: 'message',
    name: 'Asha',
    email: 'asha@example.com',
    locale: 'en',
    website: '',
    key: expect.stringMatching(/./),
  });
  expect(received).toHaveLength(1);
  await expect(page.getByRole('form').getByText(/forms\.example/)).toBeVisible();
});

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the form to the service', async ({ page, received }) => {
    await page.goto('/contact');
    await fillIn(page);
    await page.getByRole('button', { name: signup.submit }).click();
    await expect(page.getByRole('heading', { name: 'Thanks from the service' })).toBeVisible();
    expect(received).toHaveLength(1);
  });
});
