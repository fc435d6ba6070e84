import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { watchContent } from './content-check.ts';

test('a check that a later change has overtaken reports nothing and reloads no page', async () => {
  const watcher = new EventEmitter();
  const send = vi.fn();
  const server = {
    watcher,
    environments: { client: { moduleGraph: { invalidateAll: () => {} }, hot: { send } } },
  } as unknown as ViteDevServer;
  const checks: PromiseWithResolvers<string[]>[] = [];
  const find = () => {
    checks.push(Promise.withResolvers());
    return checks.at(-1)?.promise ?? Promise.reject();
  };
  const reported: string[][] = [];
  const started = watchContent(server, '/shop', find, (problems) => reported.push(problems));
  checks[0]?.resolve([]);
  await started;
  expect(send).toHaveBeenCalledTimes(1);

  watcher.emit('all', 'change', '/shop/content/shop.yaml');
  await vi.waitFor(() => expect(checks).toHaveLength(2));
  watcher.emit('all', 'change', '/shop/content/shop.yaml');
  await vi.waitFor(() => expect(checks).toHaveLength(3));
  checks[1]?.resolve(['of an older file']);
  await checks[1]?.promise;
  await Promise.resolve();
  expect(send).toHaveBeenCalledTimes(1);
  checks[2]?.resolve([]);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(reported).toEqual([[], []]);
});
