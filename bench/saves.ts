import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { freePort } from '../scripts/free-port.ts';
import { watchFile } from './grown-shop.ts';
import { median, ROUNDS } from './phone.ts';

/**
 * Prints how long it takes in development until the page of a watch shows a new price.
 *
 * @param folder of the shop's project
 * @param ids of its watches
 */
export async function benchSaves(browser: Browser, folder: string, [id = '']: string[]): Promise<void> {
  const port = await freePort();
  const server = spawn('astro', ['dev', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const url = `http://localhost:${port}/catalog/${id}`;
  while (!(await fetch(url).catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, 200));
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  const file = watchFile(folder, id);
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
  server.kill();
  await once(server, 'exit');
  console.log(`\nA save in development, to the page, median of ${ROUNDS} rounds: ${Math.round(median(times))} ms`);
}
