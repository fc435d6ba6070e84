import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { dev } from 'astro';
import { watchFile } from './grown-shop.ts';
import { median, ROUNDS } from './phone.ts';

/**
 * Prints how long it takes in development until the page of a watch shows a new price.
 *
 * @param folder of the shop's project
 * @param ids of its watches
 */
export async function benchSaves(browser: Browser, folder: string, [id = '']: string[]): Promise<void> {
  const file = resolve(watchFile(folder, id));
  const home = process.cwd();
  // The content is read from the working directory.
  process.chdir(folder);
  const server = await dev({ logLevel: 'silent' });
  const page = await browser.newPage();
  const url = `http://localhost:${server.address.port}/catalog/${id}`;
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const price = 10_001 + round;
    const start = performance.now();
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^price: .*$/m, `price: ${price}`));
    await page
      .getByText(`$${price.toLocaleString('en-US')}`)
      .first()
      .waitFor();
    times.push(performance.now() - start);
  }
  await page.close();
  await server.stop();
  process.chdir(home);
  console.log(`\nA save in development, to the page, median of ${ROUNDS} rounds: ${Math.round(median(times))} ms`);
}
