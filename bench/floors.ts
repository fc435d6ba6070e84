import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import { writeCompressedCopies } from '../integrations/compressed-copies.ts';
import { readInlineCode } from '../integrations/inline-code.ts';
import { headersFile, securityHeaders } from '../server/headers.ts';
import { bundleButton } from './button-bundle.ts';

/** One page of each kind that can be looked at, and whether React runs on it before anything is touched or scrolled. */
export const kindsOfPage = [
  { path: '/', hydrates: false },
  { path: '/about', hydrates: false },
  { path: '/catalog', hydrates: true },
  { path: '/catalog/rolex-submariner-1967', hydrates: false },
  { path: '/contact', hydrates: false },
] as const;

/** Addresses of what could hardly be less: a heading with the home page's picture, and a button of React alone. */
export const bareFloors = ['/floor/bare', '/floor/bare-button'] as const;

/** The address of the page that a page of the site is measured against. */
export function floorOf(path: string): string {
  return `/floor${path === '/' ? '/home' : path}`;
}

/**
 * Copies the built site and puts the floors beside its pages, to be served by the same server in the same way.
 *
 * @param dist folder of the built site
 * @param target folder of the copy
 */
export async function writeFloors(dist: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  cpSync(dist, target, { recursive: true });
  const script = '/_astro/floor-button.js';
  writeText(join(target, script), await bundleButton(join(target, '../button')));
  for (const { path, hydrates } of kindsOfPage) {
    const page = readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    const floor = hydrates ? withButton(withoutScript(page), script) : withoutScript(page);
    writePage(target, floorOf(path), floor.serialize());
  }
  const home = withoutScript(readFileSync(join(dist, 'index.html'), 'utf8'));
  const [bare, bareButton] = bareFloors;
  writePage(target, bare, barePage(home));
  writePage(target, bareButton, withButton(new JSDOM(document('A button', '')), script).serialize());
  writeHeaders(target);
}

/** The headers of the site, whose policy knows the floors as well. */
export function writeHeaders(target: string): void {
  const pages = globSync(`${target}/**/*.html`).map((file) => readFileSync(file, 'utf8'));
  writeFileSync(join(target, headersFile), JSON.stringify(securityHeaders(readInlineCode(pages))));
}

/**
 * A page as it would be written by hand: the same words and pictures, fonts and stylesheet, so that it looks the
 * same; without script, without what a framework leaves in the markup, and without what only machines read.
 */
function withoutScript(page: string): JSDOM {
  const floor = new JSDOM(page);
  const { document } = floor.window;
  const unseen =
    'script, link[rel=canonical], link[rel=alternate], link[rel=manifest], meta[property], meta[name^=twitter]';
  for (const element of document.querySelectorAll(unseen)) element.remove();
  for (const island of document.querySelectorAll('astro-island')) island.replaceWith(...island.children);
  const comments = document.createNodeIterator(document, floor.window.NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) (comment as Comment).remove();
  return floor;
}

/** Adds what any page pays that has React: one button that hydrates. */
function withButton(floor: JSDOM, script: string): JSDOM {
  const { document } = floor.window;
  document.body.insertAdjacentHTML('beforeend', '<div id="root"><button type="button">0</button></div>');
  document.head.insertAdjacentHTML('beforeend', `<script type="module" src="${script}"></script>`);
  return floor;
}

function barePage(home: JSDOM): string {
  const hero = home.window.document.querySelector('main section');
  const picture = hero?.querySelector('picture')?.outerHTML;
  const words = [...(hero?.querySelectorAll('h1, p') ?? [])].map(
    ({ localName, textContent }) => `<${localName}>${textContent}</${localName}>`,
  );
  const style = 'body{margin:0;background:#14110d;color:#fff;font-family:serif}img{width:100%;height:auto}';
  return document('Coromandel Watch House', `<style>${style}</style>${picture}${words.join('')}`);
}

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main>${body}</main></body></html>`;
}

export function writePage(target: string, address: string, html: string): void {
  writeText(join(target, `${address}.html`), html);
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  writeCompressedCopies(file, Buffer.from(text), 'most');
}
