import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { serveSite } from '../../scripts/served-site.ts';
import { watchData } from '../../src/content/schema/content-fixture.ts';
import { draftSchema, watchSchema } from '../../src/content/schema/watch-schema.ts';
import { type Locale, localeFacts, locales } from '../../src/i18n/locales.ts';
import { firstWatch } from '../collection.ts';
import { writeFixtureShop } from '../fixture-shop.ts';
import { buildProject } from '../grown-project.ts';
import { texts } from '../languages.ts';
import { expect, test } from './owner.ts';

// The real editor on files of the browser's own, as it works on those of a computer: saving to a git host is the same but for the host.

interface Repository {
  write(path: string, text: string): Promise<void>;
  read(path: string): Promise<string>;
  list(path: string): Promise<string[]>;
  base64(path: string): Promise<string>;
}
declare const repository: Repository;

test.beforeEach(async ({ page, site }) => {
  await page.addInitScript({ path: 'tests/local-repository.js' });
  await page.goto(site.origin);
  const files = globSync(['content/{shop,watches/*,about/*,guide/*,sell/*}.yaml', 'content/locales/*.json']);
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  await page.evaluate(async (entries) => {
    await repository.write('.git/HEAD', 'ref: refs/heads/main');
    for (const [path, text] of entries) await repository.write(path, text);
  }, texts);
  await page.goto(`${site.origin}/admin/editor`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('treeitem', { name: 'Watches' })).toBeVisible();
});

/** What a file of the repository says. */
const contentOf = (page: Page, path: string) => page.evaluate((file) => repository.read(file), path);

/** Opens the form of a new watch and fills in its facts and its English words; the size is left without its unit. */
async function beginWatch(page: Page, origin: string) {
  await page.goto(`${origin}/admin/editor#/collections/watches/new`);
  await page.getByRole('spinbutton', { name: 'Place in the list' }).fill('13');
  await page.getByRole('textbox', { name: 'Brand' }).fill('Heuer');
  await page.getByRole('textbox', { name: 'Model' }).fill('Carrera');
  await page.getByRole('spinbutton', { name: 'Year' }).fill('1964');
  await page.getByRole('spinbutton', { name: 'Price, US dollars' }).fill('9500');
  for (const name of ['Swiss', 'Very Good', 'Manual Chronograph', 'photograph'])
    await page.getByRole('radio', { name, exact: true }).first().check();
  await page.getByRole('textbox', { name: 'Case size' }).fill('36');
  await page.getByRole('textbox', { name: 'Date added' }).fill('2026-11-22');
  await page.getByRole('textbox', { name: 'By', exact: true }).fill('not known');
  await fillWords(page, 'en');
}

async function fillWords(page: Page, locale: Locale) {
  const words = watchData().words[locale];
  await page.getByRole('textbox', { name: 'Description' }).fill(words.description);
  await page.getByRole('textbox', { name: 'Material of the case' }).fill(words.caseMaterial);
  await page.getByRole('textbox', { name: 'Dial', exact: true }).fill(words.dialColor);
  await page.getByRole('textbox', { name: 'Strap', exact: true }).fill(words.strap);
  await page.getByRole('textbox', { name: 'What the picture shows' }).fill(words.alt);
}

/** On a phone one language is shown at a time. */
async function switchLanguage(page: Page, locale: Locale) {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
  await page.getByRole('combobox', { name: 'Switch Locale' }).click();
  await page.getByRole('option', { name }).click();
}

async function addPhotograph(page: Page) {
  const picture = sharp({ create: { width: 1600, height: 2000, channels: 3, background: '#d9cfbf' } });
  await page.getByRole('button', { name: 'Browse' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  const file = { name: 'IMG_4711.JPG', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
  await (await chooser).setFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByRole('button', { name: 'Remove Image' })).toBeVisible();
}

/** Accepts what the editor says in dialogs of the browser, and keeps it. */
function acceptMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  return messages;
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved.')).toBeAttached();
}

test('the owner adds a watch with a photograph, mends what was wrong, and visitors see it', async ({ page, site }) => {
  // A shop is built.
  test.slow();
  await beginWatch(page, site.origin);
  for (const locale of locales.filter((other) => other !== 'en')) {
    await switchLanguage(page, locale);
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveCSS(
      'direction',
      localeFacts[locale].direction,
    );
    await fillWords(page, locale);
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await switchLanguage(page, 'en');
  await expect(page.getByRole('alert').filter({ hasText: 'expected a size such as "39 mm"' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Case size' }).fill('36 mm');
  const messages = acceptMessages(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => messages).toEqual([expect.stringContaining('needs its photograph')]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await addPhotograph(page);
  await save(page);
  const id = 'heuer-carrera-1964';
  const text = await contentOf(page, `content/watches/${id}.yaml`);
  expect(watchSchema.parse(parse(text))).toMatchObject({ id, price: 9500, caseSize: '36 mm', picture: 'photograph' });
  // The editor says that it has saved before the last file is there.
  const photographs = () => page.evaluate(() => repository.list('pictures/photographs').catch(() => []));
  await expect.poll(photographs).toEqual([`${id}.jpg`]);
  const picture = await page.evaluate((path) => repository.base64(path), `pictures/photographs/${id}.jpg`);

  const shop = '.cache/editor-shop';
  await writeFixtureShop(shop);
  writeFileSync(`${shop}/content/watches/${id}.yaml`, text);
  writeFileSync(`${shop}/pictures/photographs/${id}.jpg`, Buffer.from(picture, 'base64'));
  buildProject(shop);
  const server = await serveSite(`${shop}/dist`);
  await page.goto(`${server.origin}/catalog`);
  await page.getByRole('main').getByRole('link', { name: 'Heuer Carrera' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Heuer.*Carrera/);
  await expect(page.getByRole('article').getByText('$9,500', { exact: true })).toBeVisible();
  const front = page.getByRole('img', { name: watchData().words.en.alt });
  await expect(front).toHaveJSProperty('complete', true);
  await expect(front).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByText(texts.en.watch.renderingCaption)).toHaveCount(0);
  await page.goto(`${server.origin}/ar/catalog/${id}`);
  await expect(page.getByText(watchData().words.ar.description)).toBeVisible();
  await server.stop();
});

test('a published watch is not saved without a language, a draft is', async ({ page, site }) => {
  const messages = acceptMessages(page);
  await beginWatch(page, site.origin);
  await page.getByRole('textbox', { name: 'Case size' }).fill('36 mm');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => messages).toEqual([expect.stringContaining('de: description')]);
  expect(await page.evaluate(() => repository.list('content/watches'))).not.toContain('heuer-carrera-1964.yaml');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.getByRole('switch', { name: 'Draft: not on the site yet' }).click();
  await save(page);
  const draft = parse(await contentOf(page, 'content/watches/heuer-carrera-1964.yaml'));
  expect(draftSchema.parse(draft)).toMatchObject({ id: 'heuer-carrera-1964', draft: true });
});

test('another price changes one line of the file', async ({ page, site }) => {
  const path = `content/watches/${firstWatch.id}.yaml`;
  const before = (await contentOf(page, path)).split('\n');
  await page.goto(`${site.origin}/admin/editor#/collections/watches/entries/${firstWatch.id}`);
  const price = String(firstWatch.price + 50);
  await page.getByRole('spinbutton', { name: 'Price, US dollars' }).fill(price);
  await save(page);
  const after = (await contentOf(page, path)).split('\n');
  expect(after.filter((line, index) => line !== before[index])).toEqual([`price: ${price}`]);
  expect(after).toHaveLength(before.length);
});

test('a word of the interface keeps its placeholders, and another one changes one line of its language', async ({
  page,
  site,
}) => {
  const path = 'content/locales/ar.json';
  const before = (await contentOf(page, path)).split('\n');
  await page.goto(`${site.origin}/admin/editor#/collections/locales/entries/ar`);
  await page.getByRole('group', { name: 'Catalog' }).getByRole('button', { name: 'Expand' }).click();
  const few = page.getByRole('textbox', { name: 'Watch count, few' });
  await expect(few).toHaveCSS('direction', 'rtl');
  await few.fill('ساعات');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Expected {{count}}, once each' })).toBeVisible();
  await few.fill('{{count}} من الساعات');
  await save(page);
  const after = (await contentOf(page, path)).split('\n');
  expect(after.filter((line, index) => line !== before[index])).toEqual([
    '    "watchCount_few": "{{count}} من الساعات",',
  ]);
  expect(after).toHaveLength(before.length);
});
