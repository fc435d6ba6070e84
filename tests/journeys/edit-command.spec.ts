import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, expect as expectSoon, type Locator, type Page } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { freePort } from '../../scripts/free-port.ts';
import { watchFile } from '../../src/content/content-fixture.ts';
import { firstWatch } from '../collection.ts';
import { texts } from '../languages.ts';
import { writeShop } from '../shops/write-shop.ts';

/** The development server takes seconds to start and to show a change. */
const expect = expectSoon.configure({ timeout: 60_000 });

declare const repository: { read(path: string): Promise<string>; write(path: string, text: string): Promise<void> };

/** Starts `npm run edit` in a folder of its own with the sample's content. */
async function startEditing(folder: string, mistake?: { file: string; from: RegExp; to: string }) {
  await writeShop('sample', folder);
  if (mistake) change(`${folder}/${mistake.file}`, mistake.from, mistake.to);
  const port = await freePort();
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  const server = spawn(process.execPath, [astro, 'dev', '--mode', 'edit', '--port', String(port)], { cwd: folder });
  const origin = `http://localhost:${port}`;
  await expect(() => fetch(origin)).toPass({ timeout: 110_000 });
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
  };
  return { folder, origin, stop };
}

type Shop = Awaited<ReturnType<typeof startEditing>>;

const test = base.extend<{ startWith: (mistake: Parameters<typeof startEditing>[1]) => Promise<Shop> }, { shop: Shop }>(
  {
    // One for all tests of a worker. After a failure Playwright starts another worker.
    shop: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
      async ({}, use, { parallelIndex }) => {
        const shop = await startEditing(`.cache/edit-shop-${parallelIndex}`);
        await use(shop);
        await shop.stop();
      },
      { scope: 'worker' },
    ],
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    startWith: async ({}, use) => {
      let shop: Shop | undefined;
      await use(async (mistake) => {
        shop = await startEditing('.cache/edit-shop-with-mistake', mistake);
        return shop;
      });
      await shop?.stop();
    },
  },
);

function change(file: string, from: RegExp, to: string) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

/** Opens the editor for a repository with these files. */
async function openEditor(page: Page, origin: string, files: Record<string, string>) {
  await page.addInitScript({ path: 'tests/local-repository.js' });
  const open = page.getByRole('button', { name: 'Work with Local Repository' });
  // The page before may just be reloading itself after a change, which ends this navigation.
  await expect(() => page.goto(`${origin}/admin`)).toPass({ timeout: 60_000 });
  await expect(open).toBeVisible();
  await page.evaluate(async (entries) => {
    await repository.write('.git/HEAD', 'ref: refs/heads/main');
    for (const [path, text] of entries) await repository.write(path, text);
  }, Object.entries(files));
  await open.click();
  await expect(page.getByRole('treeitem', { name: 'Watches' })).toBeVisible();
}

// In one worker, because a server takes seconds to start.
test.describe.configure({ mode: 'default', timeout: 120_000 });

test('with `npm run edit` the site shows a new watch with its photograph', { tag: '@release' }, async ({
  request,
  shop: { folder, origin },
}) => {
  const statusOf = (path: string) => request.get(origin + path).then((answer) => answer.status(), String);
  const editor = await request.get(`${origin}/admin`);
  expect(await editor.text()).toContain('http-equiv="Content-Security-Policy"');

  const id = 'heuer-carrera-1964';
  const naming = { brand: 'Heuer', model: 'Carrera', year: 1964 };
  const watch = { ...watchFile(), ...naming, position: 13, pictures: { front: 'img.jpg' } };
  writeFileSync(`${folder}/content/watches/${id}.yaml`, stringify(watch));
  copyFileSync(`${folder}/pictures/renderings/${firstWatch.id}.jpg`, `${folder}/pictures/photographs/img.jpg`);
  await expect.poll(() => statusOf(`/catalog/${id}`)).toBe(200);
  expect(await statusOf(`/images/${id}.jpg`)).toBe(200);
});

test("in development a change of the shop's own colours shows in their mixtures", { tag: '@release' }, async ({
  page,
  shop: { folder, origin },
}) => {
  await page.goto(origin);
  change(`${folder}/content/colours.css`, /:root \{/, '$& --gilt: #123456;');
  await expect(page.locator(':root')).toHaveCSS('--rule', /#123456/);
});

/** Mistakes of an owner: the file, what is wrong with it, and what the overlay says. */
const mistakes: [file: string, change: (text: string) => string, lines: RegExp[]][] = [
  [
    `content/watches/${firstWatch.id}.yaml`,
    (text) => text.replace(/^year: .*/m, 'year: old').replace(/^price: .*/m, 'price: cheap'),
    [/:\d+: year: expected a year/, /:\d+: price: expected a whole number, such as 8900 or 8,900, found "cheap"/],
  ],
  ['content/locales/de.json', (text) => text.replace('"nav"', '"naf"'), [/:\d+: naf: expected no such key/]],
  [`pictures/renderings/${firstWatch.id}.jpg`, () => '', [/\.jpg: expected a JPEG/]],
];

test('in development a mistake is shown over the site, with all lines of its file, until it is corrected', {
  tag: '@release',
}, async ({ page, shop: { folder, origin } }) => {
  await page.goto(`${origin}/catalog`);
  const overlay = page.locator('vite-error-overlay');
  for (const [file, change, lines] of mistakes) {
    const whole = readFileSync(`${folder}/${file}`);
    writeFileSync(`${folder}/${file}`, change(whole.toString()));
    for (const line of lines) await expect(overlay.locator('#message-content')).toContainText(line);
    await expect(overlay.locator('#message-content')).toContainText(file);
    // The text beside the message is the owner's too, and there is none of a picture.
    if (!file.endsWith('.jpg')) await expect(overlay.locator('#code h2')).toContainText(file.replace(/^content\//, ''));
    await expect(overlay.locator('#stack-content')).toHaveText('');
    writeFileSync(`${folder}/${file}`, whole);
    await expect(overlay).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.catalog.title);
  }
});

test('the editor does not overwrite a file that was changed by hand meanwhile', { tag: '@release' }, async ({
  page,
  shop: { folder, origin },
}) => {
  const path = `content/watches/${firstWatch.id}.yaml`;
  const text = readFileSync(`${folder}/${path}`, 'utf8');
  await openEditor(page, origin, { [path]: text });
  writeFileSync(`${folder}/${path}`, `${text}# By hand.\n`);
  await page.goto(`${origin}/admin#/collections/watches/entries/${firstWatch.id}`);
  await page.getByRole('textbox', { name: 'Price, US dollars' }).fill('4200');
  await page.getByRole('button', { name: 'Save' }).click();
  const problem = `${path} was changed by hand. Reload this page, then make your change again.`;
  await expect(page.getByRole('alertdialog')).toContainText(problem);
  writeFileSync(`${folder}/${path}`, text);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved.')).toBeAttached();
});

test('a shop in two languages: the editor saves them, and keeps the words of others', { tag: '@release' }, async ({
  page,
  startWith,
}) => {
  const { folder, origin } = await startWith({ file: 'content/shop.yaml', from: /$/, to: 'languages: [en, de]\n' });
  const watch = `content/watches/${firstWatch.id}.yaml`;
  const paths = ['content/about/en.yaml', 'content/about/de.yaml', 'content/shop.yaml', watch];
  await openEditor(
    page,
    origin,
    Object.fromEntries(paths.map((path) => [path, readFileSync(`${folder}/${path}`, 'utf8')])),
  );
  /** Writes into the first field that fits, and saves. */
  const save = async (entry: string, field: Locator, path: string, words: string) => {
    await page.goto(`${origin}/admin#/collections/${entry}`);
    await field.first().fill(words);
    await page.getByRole('button', { name: 'Save' }).click();
    // While it is being replaced, there is no file.
    await expect(async () => {
      expect(await page.evaluate((file) => repository.read(file), path)).toContain(words);
    }).toPass();
  };
  await save('about/entries/about', page.getByRole('textbox'), 'content/about/en.yaml', 'The story of the shop.');
  const changes = [
    ['shop/entries/shop', 'Phone', 'content/shop.yaml', { phone: '+91 44 1111 2222' }],
    [`watches/entries/${firstWatch.id}`, 'Price', watch, { price: 4200 }],
  ] as const;
  for (const [entry, name, path, change] of changes) {
    await save(entry, page.getByRole('textbox', { name }), path, Object.values(change).join());
    const saved = parse(await page.evaluate((file) => repository.read(file), path));
    expect(saved).toMatchObject({ ...parse(readFileSync(`${folder}/${path}`, 'utf8')), ...change });
  }
});

test('with a mistake in shop.yaml it starts, shows the mistake, and shows changes of the file without a restart', {
  tag: '@release',
}, async ({ page, startWith }) => {
  const { folder, origin } = await startWith({ file: 'content/shop.yaml', from: /^phone: .*/m, to: 'phone: 044 2345' });
  await page.goto(origin);
  await expect(page.getByText(/content\/shop\.yaml:\d+: phone: expected/).first()).toBeVisible();
  for (const phone of ['+91 44 2345 6789', '+91 44 1111 2222']) {
    change(`${folder}/content/shop.yaml`, /^phone: .*/m, `phone: ${phone}`);
    await expect(page.getByRole('link', { name: phone }).first()).toBeAttached();
  }
});

test('with a missing comma in the English interface words it starts, shows the mistake, and the editor opens', {
  tag: '@release',
}, async ({ page, startWith }) => {
  const { origin } = await startWith({ file: 'content/locales/en.json', from: /",$/m, to: '"' });
  await page.goto(origin);
  await expect(page.getByText('content/locales/en.json:').first()).toBeVisible();
  await openEditor(page, origin, {});
  await expect(page.getByRole('treeitem', { name: 'Interface words' })).toBeVisible();
});
