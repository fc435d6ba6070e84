import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder, watchData } from '../src/content/content-fixture.ts';
import { contentModules, withoutEndedReservation } from './content.ts';
import type { ValidContent } from './site-content.ts';

test('a reservation that has ended is none, and one that ends today still is', () => {
  const reserved = { ...watchData(), status: 'reserved' as const, reservedUntil: '2026-11-30' };
  expect(withoutEndedReservation(reserved, '2026-11-30')).toBe(reserved);
  const { status, reservedUntil } = withoutEndedReservation(reserved, '2026-12-01');
  expect([status, reservedUntil]).toEqual(['available', undefined]);
});

test('the development server reads the content again when a text, a picture or the logo is added', async () => {
  const root = temporaryFolder();
  let reads = 0;
  const read = async () => ({ pictures: {}, renderings: [reads++] }) as unknown as ValidContent;
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentModules(read)],
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  const readsOfPages = async () => {
    await server.environments.ssr.transformRequest('virtual:pictures');
    return reads;
  };
  expect(await readsOfPages()).toBe(1);
  for (const [index, file] of ['content/shop.yaml', 'pictures/rolex-1967.jpg', 'public/logo.svg'].entries()) {
    server.watcher.emit('add', join(root, file));
    await expect.poll(readsOfPages).toBe(index + 2);
  }
});
