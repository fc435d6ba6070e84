import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { watchContent } from './content-check.ts';

/** A development server with one environment. `astro` resolves when Astro is loaded. */
function newServer(astro?: Promise<void>) {
  const watcher = new EventEmitter();
  const send = vi.fn();
  const server = {
    watcher,
    environments: { client: { moduleGraph: { invalidateAll: () => {} }, hot: { send } } },
    [Symbol.for('astro.devServerAppReady')]: astro,
  } as unknown as ViteDevServer;
  return { watcher, send, server };
}

test('a check that a later change has overtaken reports nothing and reloads no page', async () => {
  const { watcher, send, server } = newServer();
  const checks: PromiseWithResolvers<string[]>[] = [];
  const find = () => {
    checks.push(Promise.withResolvers());
    return checks.at(-1)?.promise ?? Promise.reject();
  };
  const reported: string[][] = [];
  const started = watchContent(server, '/shop', find, (problems) => reported.push(problems));
  checks[0]?.resolve([]);
  await started;

  watcher.emit('all', 'change', '/shop/content/shop.yaml');
  await vi.waitFor(() => expect(checks).toHaveLength(2));
  watcher.emit('all', 'change', '/shop/content/shop.yaml');
  await vi.waitFor(() => expect(checks).toHaveLength(3));
  checks[1]?.resolve(['of an older file']);
  await checks[1]?.promise;
  await Promise.resolve();
  expect(send).not.toHaveBeenCalled();
  checks[2]?.resolve([]);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(reported).toEqual([[], []]);
});

test('pages do not reload before Astro is loaded', async () => {
  const astro = Promise.withResolvers<void>();
  const { watcher, send, server } = newServer(astro.promise);
  const onCheck = vi.fn();
  await watchContent(server, '/shop', async () => [], onCheck);
  watcher.emit('all', 'change', '/shop/content/shop.yaml');
  await vi.waitFor(() => expect(onCheck).toHaveBeenCalledTimes(2));
  await Promise.resolve();
  expect(send).not.toHaveBeenCalled();
  astro.resolve();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});
