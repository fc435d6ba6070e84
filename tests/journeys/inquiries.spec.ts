import type { Page, Request } from '@playwright/test';
import PostalMime from 'postal-mime';
import sharp, { type Sharp } from 'sharp';
import { type Server, serveSite } from '../../scripts/served-site.ts';
import { startMailServer } from '../../server/inquiries/smtp-fixture.ts';
import { newId, reservedId, twinId } from '../shops/owner-shop.ts';
import { distOf } from '../shops/shops.ts';
import { axeViolations } from './barriers.ts';
import { takePhotograph } from './photograph.ts';
import { test as base, expect, formIsHydrated, holdBack, texts } from './visitor.ts';

interface Photograph {
  width: number;
  height: number;
  /** Whether its black top is at the top. */
  isUpright: boolean;
  exif: Buffer | undefined;
}

async function readPhotograph(picture: Sharp): Promise<Photograph> {
  const { width, height, exif } = await picture.metadata();
  // `stats` reads what it is given, not what `extract` leaves of it.
  const top = await picture.extract({ left: 0, top: 0, width, height: 100 }).toBuffer();
  const { channels } = await sharp(top).stats();
  return { width, height, isUpright: channels.every(({ mean }) => mean < 10), exif };
}

interface Shop extends Server {
  mailServer: Awaited<ReturnType<typeof startMailServer>>;
  /** The emails about what a sender wrote, as a mail program reads them, with their photographs. */
  emails: (sender: string) => Promise<{ subject: string; text: string; photographs: Photograph[] }[]>;
}

/** A visitor of a shop whose server receives inquiries. */
const test = base.extend<{ sender: string }, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const mailServer = await startMailServer();
      const site = await serveSite(distOf('owner'), { SMTP_URL: mailServer.url, INQUIRIES_PER_CLIENT: '1000' });
      const emails = async (sender: string) => {
        const read = await Promise.all(mailServer.mails.map((mail) => PostalMime.parse(mail)));
        const ofSender = read.filter(({ text }) => text?.startsWith(`Name: ${sender}\n`));
        return Promise.all(
          ofSender.map(async ({ subject = '', text = '', attachments }) => {
            const photographs = attachments.map(({ content }) => readPhotograph(sharp(content as ArrayBuffer)));
            return { subject, text, photographs: await Promise.all(photographs) };
          }),
        );
      };
      await use({ ...site, mailServer, emails });
      await site.stop();
      await mailServer.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.origin),
  // Each test has its own sender, to find its inquiries.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  sender: ({}, use, { title }) => use(`Asha ${title}`.slice(0, 190).trim()),
});

const watchPath = `/catalog/${reservedId}`;

const { signup, form, watch, shortlist, sell, sending } = texts.en;
const api = '**/api/inquiries';
const isPost = (request: Request) => request.method() === 'POST';
const keyOf = (request: Request | undefined) => fieldOf(request, 'key');

/** A text field of a form that was sent as `multipart/form-data`. */
function fieldOf(request: Request | undefined, name: string): string | undefined {
  const body = request?.postDataBuffer()?.toString('latin1') ?? '';
  return new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1];
}

/** Records the POST requests from now on. */
function notePosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => isPost(request) && posts.push(request));
  return posts;
}

async function fillIn(page: Page, sender: string) {
  await page.getByRole('textbox', { name: form.name }).fill(sender);
  await page.getByRole('textbox', { name: form.email }).fill('asha@example.com');
}

const submit = (page: Page) => page.getByRole('button', { name: signup.submit });
const failure = (page: Page) => page.getByRole('form').getByRole('alert');
const toast = (page: Page, title: string) => page.getByRole('region', { name: texts.en.toast.region }).getByText(title);

test.describe('an inquiry that fails', { tag: '@release' }, () => {
  test.use({ allowedMessages: /^Failed to load resource/ });

  test('is reported and keeps its fields, and is sent once after retries', async ({ page, shop, sender }) => {
    const posts = notePosts(page);
    // The mail server is away, then the request is lost, and then the response.
    shop.mailServer.refusalOf = () => 451;
    await page.goto('/contact');
    await fillIn(page, sender);
    await formIsHydrated(page);
    await submit(page).click();
    await expect(failure(page)).toContainText(texts.en.inquiries.errors.unavailable);
    shop.mailServer.refusalOf = () => undefined;
    await page.route(api, (route) => route.abort(), { times: 1 });
    await submit(page).click();
    await expect(failure(page)).toContainText(sending.failed);
    await expect(failure(page).getByRole('link', { name: texts.en.visit.whatsapp })).toBeVisible();
    await expect(page.getByRole('textbox', { name: form.name })).toHaveValue(sender);
    await page.route(
      api,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit(page).click();
    await expect.poll(async () => (await shop.emails(sender)).length).toBe(1);
    await expect(submit(page)).toBeEnabled();
    await expect(failure(page)).toBeVisible();
    await submit(page).click();
    await expect(toast(page, signup.successTitle)).toBeVisible();
    expect(new Set(posts.map(keyOf)).size).toBe(1);
    expect(posts).toHaveLength(4);
    expect(await shop.emails(sender)).toHaveLength(1);
  });

  test('opens its dialog again if that was closed meanwhile', async ({ page, sender }) => {
    const { promise: held, resolve: fail } = Promise.withResolvers<void>();
    await page.route(api, async (route) => {
      await held;
      await route.fulfill({ status: 422, json: { error: 'Please correct this.', fields: { email: 'No address.' } } });
    });
    await page.goto(watchPath);
    await page.getByRole('button', { name: watch.inquire }).click();
    await fillIn(page, sender);
    const dialog = page.getByRole('dialog', { name: watch.inquire });
    await dialog.getByRole('button', { name: form.send }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    fail();
    await expect(dialog.getByRole('alert')).toContainText('Please correct this.');
    await expect(dialog.getByRole('textbox', { name: form.email })).toBeFocused();
    await expect(dialog.getByRole('textbox', { name: form.name })).toHaveValue(sender);
    await page.unroute(api);
    await dialog.getByRole('button', { name: form.send }).click();
    await expect(toast(page, watch.inquirySentTitle)).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: watch.inquire }).click();
    await expect(dialog.getByText(watch.inquirySentTitle)).toHaveCount(0);
  });
});

test('a form that is submitted before hydration is posted by the browser', { tag: '@release' }, async ({
  page,
  shop,
  sender,
}) => {
  await holdBack(page, '**/_astro/signup-form*.js');
  await page.goto('/contact');
  await fillIn(page, sender);
  await submit(page).click();
  await expect(page).toHaveURL('/inquiry/sent#message');
  expect(await shop.emails(sender)).toHaveLength(1);
});

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a form is sent, and a page confirms it', async ({ page, shop, sender }) => {
    await page.goto('/ar/contact');
    await page.getByRole('textbox', { name: texts.ar.form.name }).fill(sender);
    await page.getByRole('textbox', { name: texts.ar.form.email }).fill('asha@example.com');
    await page.getByRole('button', { name: texts.ar.signup.submit }).click();
    await expect(page).toHaveURL('/ar/inquiry/sent#message');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.ar.inquiries.sentTitle);
    await expect(page.locator('#message')).toBeVisible();
    await expect(page.locator('#message')).toHaveText(texts.ar.signup.successDescription);
    await expect(page.locator('#inquiry')).toBeHidden();
    expect(await shop.emails(sender)).toMatchObject([{ text: expect.stringContaining('Language: Arabic') }]);
  });

  test('an inquiry about a watch is a form on its page', async ({ page, shop, sender }) => {
    await page.goto(watchPath);
    await page.getByRole('textbox', { name: form.name }).fill(sender);
    await page.getByRole('textbox', { name: form.email }).fill('asha@example.com');
    await page.getByRole('button', { name: form.send }).click();
    await expect(page).toHaveURL('/inquiry/sent#inquiry');
    expect(await shop.emails(sender)).toMatchObject([{ text: expect.stringContaining(`/catalog/${reservedId}`) }]);
  });

  test('photographs are sent with the form', async ({ page, shop, sender }) => {
    await page.goto('/sell');
    await fillIn(page, sender);
    await page
      .getByLabel(sell.upload.choose)
      .last()
      .setInputFiles([await photograph('one'), await photograph('two')]);
    await page.getByRole('button', { name: sell.submit }).click();
    await expect(page).toHaveURL('/inquiry/sent#sell');
    expect(await shop.emails(sender)).toMatchObject([{ photographs: { length: 2 } }]);
  });
});

test('an inquiry is a dialog that names the watch', { tag: '@release' }, async ({ page, shop, sender }) => {
  await page.goto(watchPath);
  const inquire = page.getByRole('button', { name: watch.inquire });
  await inquire.click();
  const dialog = page.getByRole('dialog', { name: watch.inquire });
  await expect(dialog).toContainText('Chronomètre Royal');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(inquire).toBeFocused();
  // The dialog's `close` event is a task of its own.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('Enter');
  await fillIn(page, sender);
  // A press outside closes it, and it keeps its values.
  await page.mouse.click(10, 10);
  await expect(dialog).toBeHidden();
  await inquire.click();
  await expect(dialog.getByRole('textbox', { name: form.name })).toHaveValue(sender);
  await dialog.getByRole('button', { name: form.send }).click();
  await expect(toast(page, watch.inquirySentTitle)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(inquire).toBeFocused();
  expect(await shop.emails(sender)).toMatchObject([
    { subject: expect.stringContaining('Inquiry'), text: expect.stringContaining(`/catalog/${reservedId}`) },
  ]);
});

test('the shortlist asks about all of its watches in a dialog', { tag: '@release' }, async ({ page, shop, sender }) => {
  const ids = [reservedId, newId, twinId];
  await page.goto(`/shortlist?${ids.map((id) => `watch=${id}`).join('&')}`);
  const ask = page.getByRole('button', { name: shortlist.inquire });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: shortlist.inquire });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  expect(await axeViolations(page)).toEqual([]);
  await fillIn(page, sender);
  await dialog.getByRole('button', { name: form.send }).click();
  await expect(toast(page, watch.inquirySentTitle)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  const [email] = await shop.emails(sender);
  expect(email?.subject).toMatch(/Shortlist .* and 2 more$/);
  for (const id of ids) expect(email?.text).toContain(`/catalog/${id}`);
});

test('a double click, and Back during a submit, send one inquiry', { tag: '@release' }, async ({
  page,
  shop,
  sender,
}) => {
  const posts = notePosts(page);
  // The server receives it, but the response is lost.
  await page.route(api, (route) => route.fetch().then(() => undefined), { times: 1 });
  await page.goto('/contact');
  await fillIn(page, sender);
  await formIsHydrated(page);
  await submit(page).dblclick();
  await expect.poll(async () => (await shop.emails(sender)).length).toBe(1);
  await page.goto('/about');
  await page.goBack();
  await formIsHydrated(page);
  await fillIn(page, sender);
  await submit(page).click();
  await expect(toast(page, signup.successTitle)).toBeVisible();
  expect(posts.map(keyOf)).toEqual([keyOf(posts[0]), keyOf(posts[0])]);
  expect(await shop.emails(sender)).toHaveLength(1);
});

async function photograph(name: string) {
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await takePhotograph('#8c6a2b') };
}

/** What the browser makes of it. */
const upright = { width: 1500, height: 2000, isUpright: true, exif: undefined };

test.describe('selling', { tag: '@release' }, () => {
  test.use({ allowedMessages: /^Failed to load resource/ });

  const item = (page: Page, number: number) =>
    page.getByRole('listitem').filter({
      has: page.getByRole('button', { name: sell.upload.remove.replace('{{number}}', String(number)) }),
    });

  async function choose(page: Page, ...names: string[]) {
    await formIsHydrated(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: sell.upload.choose }).click();
    await (await chooser).setFiles(await Promise.all(names.map(photograph)));
  }

  test('sends the fields and photographs in one request: shrunk, upright and without their place', async ({
    page,
    shop,
    sender,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) requests.push(request.method());
    });
    await page.goto('/sell');
    await page.getByRole('radio', { name: sell.wishes.trade }).check();
    await page.getByRole('textbox', { name: sell.fields.maker }).fill('Omega');
    await fillIn(page, sender);
    await choose(page, 'one', 'two', 'three');
    await expect(item(page, 3).getByRole('img')).toBeVisible();
    await item(page, 2).getByRole('button').click();
    await expect(item(page, 3)).toHaveCount(0);
    await expect(page.getByRole('button', { name: sell.upload.choose })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: sell.submit }).click();
    await expect(toast(page, sell.successTitle)).toBeVisible();
    expect(requests).toEqual(['POST']);
    expect(await shop.emails(sender)).toMatchObject([
      { text: expect.stringContaining('Wants to: trade\nBrand: Omega'), photographs: [upright, upright] },
    ]);
    await expect(item(page, 1)).toHaveCount(0);
  });

  test('a file that is not a picture is reported and left out', async ({ page }) => {
    await page.goto('/sell');
    await formIsHydrated(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: sell.upload.choose }).click();
    await (await chooser).setFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(page.getByText(sell.upload.cannotRead.replace('{{name}}', 'notes.jpg'))).toBeVisible();
  });
});
