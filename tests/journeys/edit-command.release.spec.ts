import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { stringify } from 'yaml';
import { freePort } from '../../scripts/free-port.ts';
import { editorPolicy } from '../../server/site/headers.ts';
import { watchData } from '../../src/content/schema/content-fixture.ts';
import { fixtureWatchIds, writeFixtureShop } from '../fixture-shop.ts';

const test = base.extend<{ shop: { folder: string; origin: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  shop: async ({}, use) => {
    const folder = '.cache/edit-shop';
    await writeFixtureShop(folder);
    const port = await freePort();
    const astro = resolve('node_modules/astro/bin/astro.mjs');
    const server = spawn(process.execPath, [astro, 'dev', '--mode', 'edit', '--port', String(port)], { cwd: folder });
    await use({ folder, origin: `http://localhost:${port}` });
    server.kill();
    await once(server, 'exit');
  },
});

test('beside `npm run edit` the site shows a watch with a photograph as soon as it is saved', async ({
  request,
  shop: { folder, origin },
}) => {
  const statusOf = (path: string) => request.get(origin + path).then((answer) => answer.status(), String);
  await expect.poll(() => statusOf('/'), { timeout: 60_000 }).toBe(200);
  const editor = await request.get(`${origin}/admin/editor`);
  expect(editor.headers()['content-security-policy']).toBe(editorPolicy);

  const id = 'heuer-carrera-1964';
  const naming = { id, brand: 'Heuer', model: 'Carrera', year: 1964, imageSrc: `/images/${id}.jpg` };
  const watch = { ...watchData(), ...naming, position: 13, picture: 'photograph' };
  writeFileSync(`${folder}/content/watches/${id}.yaml`, stringify(watch));
  copyFileSync(`${folder}/pictures/renderings/${fixtureWatchIds[0]}.jpg`, `${folder}/pictures/photographs/${id}.jpg`);
  await expect.poll(() => statusOf(`/catalog/${id}`), { timeout: 60_000 }).toBe(200);
  expect(await statusOf(`/images/${id}.jpg`)).toBe(200);
});
