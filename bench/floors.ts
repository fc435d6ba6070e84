import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { build } from 'vite';
import { compressFile } from '../integrations/compress-file.ts';
import { headersFile } from '../server/headers.ts';

/** Addresses of the floors: what the site's pages are measured against. */
export const floors = {
  /** The home page's words and picture as hand-written HTML, without script. */
  still: '/floor-still',
  /** A page on which React hydrates one button, and nothing else. */
  hydrated: '/floor-hydrated',
} as const;

/**
 * Copies the built site and puts the floors beside its pages, to be served by the same server in the same way.
 *
 * @param dist folder of the built site
 * @param target folder of the copy
 */
export async function writeFloors(dist: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  cpSync(dist, target, { recursive: true });
  // The floors' scripts are known to no policy.
  writeFileSync(join(target, headersFile), '{}');
  await writePage(target, floors.still, stillPage(readFileSync(join(dist, 'index.html'), 'utf8')));
  const script = await bundleButton(target);
  const button = '<div id="root"><button type="button">0</button></div>';
  await writePage(
    target,
    floors.hydrated,
    page('A button', `${button}<script type="module" src="${script}"></script>`),
  );
}

function stillPage(home: string): string {
  const { document } = new JSDOM(home).window;
  const hero = document.querySelector('main section');
  const picture = hero?.querySelector('picture')?.outerHTML;
  const words = [...(hero?.querySelectorAll('h1, p') ?? [])].map(
    ({ localName, textContent }) => `<${localName}>${textContent}</${localName}>`,
  );
  const style = 'body{margin:0;background:#14110d;color:#fff;font-family:serif}img{width:100%;height:auto}';
  return page('Coromandel Watch House', `<style>${style}</style>${picture}${words.join('')}`);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<meta name="description" content="What the pages of the site are measured against."><main>${body}</main></html>`;
}

async function writePage(target: string, address: string, html: string): Promise<void> {
  await writeCompressed(join(target, `${address}.html`), html);
}

async function writeCompressed(file: string, text: string): Promise<void> {
  writeFileSync(file, text);
  await compressFile(file);
}

/** Bundles React with one component, as Vite bundles it for the site. */
async function bundleButton(target: string): Promise<string> {
  const folder = join(target, '..', 'button');
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'button.js');
  writeFileSync(
    entry,
    `import { createElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
function Counter() {
  const [count, setCount] = useState(0);
  return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, count);
}
hydrateRoot(document.getElementById('root'), createElement(Counter));`,
  );
  const address = '/_astro/floor-button.js';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: entry } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('the button was not bundled');
  await writeCompressed(join(target, address), chunk.code);
  return address;
}
