import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, dist, pages, wireSize } from './built-pages.ts';

/* Bytes that a phone fetches before any interaction: brotli, 1 kB = 1000 bytes. */
const budget = {
  html: 16_000,
  /** One style sheet for all pages. */
  css: 13_500,
  scriptOfStillPage: 3_000,
  /** Includes Astro's script for islands, which the form needs when it is near. */
  scriptOfHome: 4_500,
  scriptOfCatalogue: 72_000,
  /** Includes the code for forms that send, even if they do not. */
  scriptOfLivePage: 75_000,
  preloadedFonts: 60_000,
};

/** The budget for scripts before the visitor scrolls. Forms hydrate only when they are visible. */
function scriptBudget(path: string): number {
  if (['/about', '/guide', '/buying', '/legal', '/sell', '/archive', '/404', '/catalog/404', '/500'].includes(path))
    return budget.scriptOfStillPage;
  if (path === '/') return budget.scriptOfHome;
  if (path === '/catalog') return budget.scriptOfCatalogue;
  return budget.scriptOfLivePage;
}

describe.each(pages)('$url', (page) => {
  test('is within the budget for HTML', () => {
    expect(wireSize(page.file)).toBeLessThanOrEqual(budget.html);
  });

  test('has one style sheet, within its budget', () => {
    const sheets = [...page.document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    expect(sheets).toHaveLength(1);
    expect(wireSize(join(dist, sheets[0]?.getAttribute('href') ?? ''))).toBeLessThanOrEqual(budget.css);
  });

  test('is within the budget for scripts', () => {
    const size = (hydration: string[]) => inlineScriptSize(page) + islandScriptSize(page, hydration);
    expect(size(['idle'])).toBeLessThanOrEqual(scriptBudget(page.path));
    expect(size(['idle', 'visible'])).toBeLessThanOrEqual(budget.scriptOfLivePage);
  });

  test('preloads at most two fonts, within their budget', () => {
    const fonts = [...page.document.querySelectorAll('link[rel=preload][as=font]')];
    expect(fonts).toHaveLength(2);
    const sizes = fonts.map((font) => wireSize(join(dist, font.getAttribute('href') ?? '')));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budget.preloadedFonts);
  });
});

function inlineScriptSize({ document }: BuiltPage): number {
  // Structured data and speculation rules are not scripts.
  const scripts = [...document.querySelectorAll('script:not([src], [type$=json], [type=speculationrules])')].map(
    (script) => script.textContent ?? '',
  );
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
}

function islandScriptSize(page: BuiltPage, hydration: string[]): number {
  return [...islandModules(page, hydration)].reduce((sum, path) => sum + wireSize(join(dist, path)), 0);
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

function collectModules(path: string, modules: Set<string>): void {
  if (modules.has(path)) return;
  modules.add(path);
  for (const url of staticImports(readFileSync(join(dist, path), 'utf8'), path)) collectModules(url, modules);
}

/** The URLs of the modules that a bundled module imports statically. */
function staticImports(code: string, url: string): string[] {
  const found = code.matchAll(/\b(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g);
  return [...found].map(([, relative]) => new URL(relative ?? '', `http://localhost${url}`).pathname);
}
