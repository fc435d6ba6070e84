import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { watchData } from '../../src/content/content-fixture.ts';
import { shopSchema } from '../../src/content/schema/shop-schema.ts';
import { draftSchema, watchSchema } from '../../src/content/schema/watch-schema.ts';
import type { View } from '../../src/pictures/views.ts';
import { texts } from '../languages.ts';
import { folderOf } from '../shops/shops.ts';
import { buildProject, writeShop } from '../shops/write-shop.ts';
import { expect, shopName, test } from './owner.ts';
import { takePhotograph } from './photograph.ts';

// The real editor with files in the browser's private file system, instead of those of a computer or a git host.

interface Repository {
  write(path: string, text: string): Promise<void>;
  read(path: string): Promise<string>;
  base64(path: string): Promise<string>;
}
declare const repository: Repository;

test.beforeEach(async ({ page }) => {
  await page.addInitScript({ path: 'tests/local-repository.js' });
  await page.goto('/admin');
  const cwd = folderOf(shopName);
  const files = globSync(['content/{shop,watches/*,about/*,buying/*,guide/*,sell/*}.yaml', 'content/locales/*.json'], {
    cwd,
  });
  const texts = files.map((file) => [file, readFileSync(`${cwd}/${file}`, 'utf8')] as const);
  await page.evaluate(async (entries) => {
    await repository.write('.git/HEAD', 'ref: refs/heads/main');
    for (const [path, text] of entries) await repository.write(path, text);
  }, texts);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('treeitem', { name: 'Watches' })).toBeVisible();
});

/** The content of a file of the repository. */
const contentOf = (page: Page, path: string) => page.evaluate((file) => repository.read(file), path);

/** Types as a person does: the editor may change the text after each key. */
async function type(page: Page, name: string, text: string) {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

const english = watchData().words.en;

/** Fills in the required fields of a watch with English words. */
async function fillIn(page: Page, description: string) {
  await type(page, 'Brand', 'Heuer');
  await type(page, 'Model', 'Carrera');
  await type(page, 'Year', '1964');
  await type(page, 'Price, US dollars *', '9,500');
  await page.locator('[data-key-path="origin"]').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Swiss', exact: true }).click();
  for (const name of ['Very Good', 'Manual Chronograph'])
    await page.getByRole('radio', { name, exact: true }).first().check();
  await type(page, 'Case size *', '36 mm');
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
  await page.getByRole('textbox', { name: 'Material of the case' }).fill(english.caseMaterial);
  await page.getByRole('textbox', { name: 'Dial *', exact: true }).fill(english.dialColor);
  await page.getByRole('textbox', { name: 'Strap *', exact: true }).fill(english.strap);
  await page.getByRole('textbox', { name: 'What the picture shows' }).fill(english.alt);
}

/** The name of a photograph that an iPhone takes for a page. */
const phoneName = 'image.jpg';

const fieldOf = (page: Page, view: View) => page.locator(`[data-key-path="pictures.${view}"]`);

const choosePhotograph = (page: Page, view: View, buffer: Buffer, name = phoneName) =>
  choosePhotographIn(fieldOf(page, view), buffer, name);

async function choosePhotographIn(field: Locator, buffer: Buffer, name: string) {
  const page = field.page();
  await field.getByRole('button', { name: /^Browse/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await expect(field.getByRole('button', { name: 'Remove Image' })).toBeVisible();
}

/** The saved photograph. */
async function photographIn(page: Page, name: string) {
  const bytes = await page.evaluate((path) => repository.base64(path), `pictures/photographs/${name}`);
  return sharp(Buffer.from(bytes, 'base64'));
}

async function save(page: Page) {
  // The message about the change before is shown for some seconds.
  await expect(page.getByText('Entry saved.')).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved.')).toBeAttached();
}

/** Closes the list of problems. The editor moves the focus when it has faded, which would end typing before that. */
async function closeProblems(page: Page) {
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Show Editor Options' })).toBeFocused();
}

/**
 * Builds the shop with the watch that the editor saved.
 *
 * @returns the folder of the site
 */
async function publish(page: Page, id: string): Promise<string> {
  const shop = '.cache/editor-shop';
  await writeShop('sample', shop);
  writeFileSync(`${shop}/content/watches/${id}.yaml`, await contentOf(page, `content/watches/${id}.yaml`));
  const { pictures = {} } = parse(readFileSync(`${shop}/content/watches/${id}.yaml`, 'utf8'));
  for (const name of Object.values<string>(pictures)) {
    const file = `${shop}/pictures/photographs/${name}`;
    mkdirSync(dirname(file), { recursive: true });
    await (await photographIn(page, name)).toFile(file);
  }
  buildProject(shop);
  return `${shop}/dist`;
}

test('the owner adds a watch on a phone, corrects it and marks it as sold, and visitors see it', {
  tag: '@release',
}, async ({ page, browser, serve }) => {
  // Builds a shop.
  test.slow();
  const id = 'heuer-carrera-1964';
  await page.goto('/admin#/collections/watches/new');
  // Photographs may be chosen before the watch has a name.
  const views: View[] = ['front', 'movement', 'wrist'];
  for (const [index, view] of views.entries())
    await choosePhotograph(page, view, await takePhotograph(`rgb(${80 * index} 90 60)`));
  await fillIn(page, 'Too short.');
  await type(page, 'Case size *', '36');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Nothing was saved, and nothing is lost.');
  await expect(dialog).toContainText('(1) Case size: expected a size such as "39 mm"');
  await expect(dialog).toContainText('(2) Words, English, Description: expected 30 to 110 words instead of 2');
  await closeProblems(page);
  await type(page, 'Case size *', '36 mm');
  await page.getByRole('textbox', { name: 'Description' }).fill(english.description);
  await save(page);
  const saved = watchSchema.parse(parse(await contentOf(page, `content/watches/${id}.yaml`), { schema: 'failsafe' }));
  expect(saved).toMatchObject({ price: 9500 });
  const { pictures = {} } = saved;
  expect(pictures).toEqual(Object.fromEntries(views.map((view) => [view, `${view}/image.webp`])));
  const front = await photographIn(page, 'front/image.webp');
  const { width, height, format, exif } = await front.metadata();
  expect({ width, height, format, exif }).toEqual({ width: 2400, height: 3200, format: 'webp', exif: undefined });
  const movement = await (await photographIn(page, 'movement/image.webp')).stats();
  expect(movement.dominant.r, 'each view has its own photograph').toBeGreaterThan(60);
  const top = await sharp(await front.extract({ left: 0, top: 0, width: 2400, height: 300 }).toBuffer()).stats();
  expect(top.dominant.g, 'it is upright').toBeLessThan(20);

  await page.goto(`/admin#/collections/watches/entries/${id}`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove Image' })).toHaveCount(views.length);
  await expect(fieldOf(page, 'movement').locator('img')).toBeVisible();
  await type(page, 'Year', '1965');
  for (const view of ['front', 'wrist'] as const)
    await fieldOf(page, view).getByRole('button', { name: 'Remove Image' }).click();
  await choosePhotograph(page, 'front', await takePhotograph('rgb(200 0 0)'), 'IMG_4711.JPG');
  await page.getByRole('radio', { name: 'sold', exact: true }).check();
  await page.getByRole('group', { name: 'Day of the sale' }).getByRole('button', { name: 'Today' }).click();
  await save(page);
  expect(parse(await contentOf(page, `content/watches/${id}.yaml`)).pictures).toEqual({
    front: 'front/img_4711.webp',
    movement: 'movement/image.webp',
  });

  const origin = await serve(await publish(page, id));
  const visitor = await browser.newPage();
  await visitor.goto(`${origin}/catalog/${id}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/Heuer.*Carrera/);
  await expect(visitor.getByRole('main').getByText('1965').first()).toBeVisible();
  const published = await visitor.request.get(`${origin}/images/${id}.jpg`);
  const { dominant } = await sharp(await published.body()).stats();
  expect(dominant.r).toBeGreaterThan(180);
  await visitor.goto(`${origin}/ar/catalog/${id}`);
  await expect(visitor.getByText(texts.ar.nav.notTranslated)).toBeVisible();
  await expect(visitor.getByText(english.description)).toHaveAttribute('lang', 'en');
  await visitor.goto(`${origin}/archive`);
  await expect(visitor.getByRole('link', { name: /Heuer.*Carrera/ })).toBeVisible();
  await visitor.close();
});

test('a draft is saved without words and price, with umlauts in its name, and a watch cannot be deleted', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/admin#/collections/watches/new');
  await fillIn(page, '');
  await type(page, 'Brand', 'Jürgensen & Söhne');
  await page.getByRole('textbox', { name: 'Price, US dollars *', exact: true }).fill('');
  await choosePhotograph(page, 'front', await takePhotograph('rgb(0 90 60)'));
  await page.getByRole('switch', { name: 'Draft: not on the site yet' }).click();
  await save(page);
  const id = 'juergensen-soehne-carrera-1964';
  const draft = parse(await contentOf(page, `content/watches/${id}.yaml`), { schema: 'failsafe' });
  expect(draftSchema.parse(draft)).toMatchObject({ draft: true });
  expect(draft.pictures).toEqual({ front: 'front/image.webp' });
  await page.goto(`/admin#/collections/watches/entries/${id}`);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await expect(page.getByRole('menuitem', { name: /Revert/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Delete/ })).toHaveCount(0);
});

test('interface words must keep their placeholders, and a change is one line of its file', { tag: '@release' }, async ({
  page,
}) => {
  const path = 'content/locales/ar.json';
  const before = (await contentOf(page, path)).split('\n');
  await page.goto('/admin#/collections/locales/entries/ar');
  await page.getByRole('group', { name: 'Catalog' }).getByRole('button', { name: 'Expand' }).click();
  const few = page.getByRole('textbox', { name: 'Watch count, few' });
  await expect(few).toHaveCSS('direction', 'rtl');
  await few.fill('ساعات');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('expected {{count}}, once each');
  await closeProblems(page);
  await few.fill('{{count}} من الساعات');
  await save(page);
  const after = (await contentOf(page, path)).split('\n');
  expect(after.filter((line, index) => line !== before[index])).toEqual([
    '    "watchCount_few": "{{count}} من الساعات",',
  ]);
  expect(after).toHaveLength(before.length);
});

test("a person's portrait is chosen as a file, and the shop's file has its name", { tag: '@release' }, async ({
  page,
}) => {
  await page.goto('/admin#/collections/shop/entries/shop');
  await page.getByRole('button', { name: /Add .People/ }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).last().fill('Asha Raman');
  await choosePhotographIn(
    page.locator('[data-key-path="people.0.portrait"]'),
    await takePhotograph('teal'),
    'Asha.JPG',
  );
  await save(page);
  const { people } = shopSchema.parse(parse(await contentOf(page, 'content/shop.yaml'), { schema: 'failsafe' }));
  expect(people).toMatchObject([{ name: 'Asha Raman', portrait: 'asha' }]);
  expect((await (await photographIn(page, 'asha.webp')).metadata()).format).toBe('webp');
});
