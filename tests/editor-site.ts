import { once } from 'node:events';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { buildEditor } from '../editor/editor.ts';
import { picturesForEditor } from '../integrations/site-content.ts';
import { createSiteApp } from '../server/site/site-app.ts';
import { shopOf } from './shops/shops.ts';

/** A site with only the editor, served by the site's server. */
export async function startEditorSite(folder: string): Promise<{ origin: string; stop: () => void }> {
  const site = resolve(folder);
  rmSync(site, { recursive: true, force: true });
  await buildEditor(site, shopOf('sample'), picturesForEditor());
  writeFileSync(resolve(site, 'index.html'), '<!doctype html><title>Shop</title><link rel="icon" href="/icon.svg">');
  copyFileSync('src/layout/icon.svg', resolve(site, 'icon.svg'));
  const server = serve({ fetch: createSiteApp(site).fetch, port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, stop: () => void server.close() };
}
