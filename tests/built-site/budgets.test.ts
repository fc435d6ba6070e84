import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type BuiltPage, sample } from './built-pages.ts';

/* Bytes that a phone fetches before any interaction: brotli, 1 kB = 1000 bytes. */
const budget = {
  /** With its styles, and with room for the links of a further language or two. */
  page: 20_000,
  scriptOfStillPage: 3_000,
  /** Includes Astro's script for islands, which the form needs when it is near. */
  scriptOfPageWithForm: 4_500,
  scriptOfCatalogue: 70_500,
  /** Includes the code for forms that send, even if they do not, and the table that compares watches. */
  scriptOfLivePage: 74_300,
};

/** The budget for scripts before the visitor scrolls. Forms hydrate only when they are visible. */
function scriptBudget(path: string): number {
  if (['/about', '/guide', '/buying', '/legal', '/404', '/catalog/404', '/500'].includes(path))
    return budget.scriptOfStillPage;
  if (['/', '/sell'].includes(path)) return budget.scriptOfPageWithForm;
  if (path === '/catalog') return budget.scriptOfCatalogue;
  return budget.scriptOfLivePage;
}

const kindOf = ({ path }: BuiltPage) => (sample.watchPaths.includes(path) ? 'watch' : path);
const bytesOf = ({ html }: BuiltPage) => Buffer.byteLength(html);
const heaviestFirst = (a: BuiltPage, b: BuiltPage) => bytesOf(b) - bytesOf(a);

/** The heaviest page of each kind, in whatever language. */
const pages = [...Map.groupBy(sample.pages.toSorted(heaviestFirst), kindOf).values()].flatMap(([first]) => first ?? []);

test('the heaviest page of each kind is within the budget for a page with its styles', () => {
  for (const { url, html } of pages) expect.soft(wireSize(html), url).toBeLessThanOrEqual(budget.page);
});

test('it is within the budget for scripts', () => {
  for (const page of pages) {
    const size = (hydration: string[]) => inlineScriptSize(page) + islandScriptSize(page, hydration);
    expect.soft(size(['load', 'idle']), page.url).toBeLessThanOrEqual(scriptBudget(page.path));
    expect.soft(size(['load', 'idle', 'visible']), page.url).toBeLessThanOrEqual(budget.scriptOfLivePage);
  }
});

test('the catalogue loads React, so the scripts above are really weighed', () => {
  expect(islandScriptSize(sample.pageAt('en', '/catalog'), ['load'])).toBeGreaterThan(40_000);
});

test('no page waits for a style sheet, or fetches fonts before its picture', () => {
  const waiting = sample.pages.filter(({ html }) => /<link[^>]*(\bstylesheet\b|as="font")/.test(html));
  expect(waiting.map(({ url }) => url)).toEqual([]);
});

/** The bytes of a text on the wire. */
function wireSize(text: string): number {
  return brotliCompressSync(text).length;
}

const sizes = new Map<string, number>();

/** The bytes on the wire of a text file of the site. */
function sizeOf(url: string): number {
  const size = sizes.get(url) ?? wireSize(readFileSync(join(sample.dist, url), 'utf8'));
  sizes.set(url, size);
  return size;
}

function inlineScriptSize({ document }: BuiltPage): number {
  // Structured data and speculation rules are not scripts.
  const scripts = [...document.querySelectorAll('script:not([src], [type$=json], [type=speculationrules])')];
  return scripts.reduce((sum, { textContent }) => sum + wireSize(textContent), 0);
}

function islandScriptSize(page: BuiltPage, hydration: string[]): number {
  return [...islandModules(page, hydration)].reduce((sum, url) => sum + sizeOf(url), 0);
}

/** Every module that the islands with the given client directives need, and every external script. */
function islandModules({ document }: BuiltPage, hydration: string[]): Set<string> {
  const islands = [...document.querySelectorAll('astro-island')].filter((island) =>
    hydration.includes(island.getAttribute('client') ?? ''),
  );
  const modules = new Set<string>();
  for (const island of islands) {
    for (const name of ['component-url', 'renderer-url']) collectModules(island.getAttribute(name) ?? '', modules);
  }
  for (const script of document.querySelectorAll('script[src]'))
    collectModules(script.getAttribute('src') ?? '', modules);
  return modules;
}

function collectModules(url: string, modules: Set<string>): void {
  if (modules.has(url)) return;
  modules.add(url);
  for (const next of staticImports(readFileSync(join(sample.dist, url), 'utf8'), url)) collectModules(next, modules);
}

/** The URLs of the modules that a bundled module imports statically. */
function staticImports(code: string, url: string): string[] {
  const found = code.matchAll(/\b(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g);
  return [...found].map(([, relative]) => new URL(relative ?? '', `http://localhost${url}`).pathname);
}
