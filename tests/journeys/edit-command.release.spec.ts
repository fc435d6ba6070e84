import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, expect as expectSoon } from '@playwright/test';
import { stringify } from 'yaml';
import { freePort } from '../../scripts/free-port.ts';
import { watchData } from '../../src/content/schema/content-fixture.ts';
import { firstWatch } from '../collection.ts';
import { texts } from '../languages.ts';
import { writeShop } from '../shops/write-shop.ts';

/** The development server takes seconds to start and to show a change. */
const expect = expectSoon.configure({ timeout: 60_000 });

interface Options {
  /** The phone number in `content/shop.yaml` when the server starts. */
  phone: string;
}

const test = base.extend<Options & { shop: { folder: string; origin: string } }>({
  phone: ['+91 44 0000 0000', { option: true }],
  shop: async ({ phone }, use) => {
    const folder = '.cache/edit-shop';
    await writeShop('sample', folder);
    writePhone(folder, phone);
    const port = await freePort();
    const astro = resolve('node_modules/astro/bin/astro.mjs');
    const server = spawn(process.execPath, [astro, 'dev', '--mode', 'edit', '--port', String(port)], { cwd: folder });
    await use({ folder, origin: `http://localhost:${port}` });
    server.kill();
    await once(server, 'exit');
  },
});

function writePhone(folder: string, phone: string) {
  const file = `${folder}/content/shop.yaml`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^phone: .*/m, `phone: ${phone}`));
}

// In one worker, because the shop is always written to the same folder.
test.describe.configure({ mode: 'default', timeout: 120_000 });

test('with `npm run edit` the site shows a new watch with its photograph', async ({
  request,
  shop: { folder, origin },
}) => {
  const statusOf = (path: string) => request.get(origin + path).then((answer) => answer.status(), String);
  await expect.poll(() => statusOf('/')).toBe(200);
  const editor = await request.get(`${origin}/admin/editor`);
  expect(await editor.text()).toContain('http-equiv="Content-Security-Policy"');

  const id = 'heuer-carrera-1964';
  const naming = { id, brand: 'Heuer', model: 'Carrera', year: 1964, imageSrc: `/images/${id}.jpg` };
  const watch = { ...watchData(), ...naming, position: 13, picture: 'photograph' };
  writeFileSync(`${folder}/content/watches/${id}.yaml`, stringify(watch));
  copyFileSync(`${folder}/pictures/renderings/${firstWatch.id}.jpg`, `${folder}/pictures/photographs/${id}.jpg`);
  await expect.poll(() => statusOf(`/catalog/${id}`)).toBe(200);
  expect(await statusOf(`/images/${id}.jpg`)).toBe(200);
});

test('with `npm run edit` a mistake in a file is shown over the site until it is corrected', async ({
  page,
  request,
  shop: { folder, origin },
}) => {
  await expect.poll(() => request.get(origin).then((answer) => answer.status(), String)).toBe(200);
  const file = `${folder}/content/watches/${firstWatch.id}.yaml`;
  const text = readFileSync(file, 'utf8');
  await page.goto(`${origin}/catalog`);
  writeFileSync(file, text.replace(/^price: .*/m, 'price: cheap'));
  const problem = page.getByRole('listitem').filter({ hasText: 'expected a whole number of dollars, found "cheap"' });
  await expect(problem).toContainText(`${firstWatch.id}.yaml, line`);
  await page.goto(`${origin}/about`);
  await expect(problem).toBeVisible();
  writeFileSync(file, text);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.about.title);
});

test('/admin redirects to the editor', async ({ request, shop: { origin } }) => {
  const statusOf = (path: string) => request.get(origin + path).then((answer) => answer.status(), String);
  await expect.poll(() => statusOf('/')).toBe(200);
  for (const path of ['/admin', '/admin/'])
    expect((await request.get(origin + path)).url()).toBe(`${origin}/admin/editor`);
});

test.describe('with a mistake in shop.yaml', () => {
  test.use({ phone: '044 2345' });

  test('it starts, shows the mistake, and shows changes of the file without a restart', async ({
    page,
    shop: { folder, origin },
  }) => {
    await expect(() => page.goto(origin)).toPass({ timeout: 60_000 });
    await expect(page.getByRole('listitem')).toContainText('content/shop.yaml, line');
    writePhone(folder, '+91 44 2345 6789');
    await expect(page.getByRole('link', { name: '+91 44 2345 6789' }).first()).toBeAttached();
    writePhone(folder, '+91 44 1111 2222');
    await expect(page.getByRole('link', { name: '+91 44 1111 2222' }).first()).toBeAttached();
  });
});
