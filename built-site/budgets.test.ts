import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { staticImports } from '../integrations/island-preloads.ts';
import { type BuiltPage, dist, pages, wireSize } from './built-pages.ts';

/* Bytes on the wire, brotli, 1 kB = 1000 bytes. What is measured is what a phone fetches before any touch. */
const budget = {
  html: 14_000,
  css: 12_000,
  scriptOfStillPage: 4_000,
  /** Structured data count too, and have a description as long as the owner wants it. */
  scriptOfWatchPage: 5_000,
  scriptOfLivePage: 70_000,
  preloadedFonts: 60_000,
};

/** What a page may weigh in script before anything comes near: a watch's inquiry and the form on the home page wait for that. */
function scriptBudget(path: string): number {
  if (['/', '/about', '/404', '/catalog/404', '/500'].includes(path)) return budget.scriptOfStillPage;
  return path.startsWith('/catalog/') ? budget.scriptOfWatchPage : budget.scriptOfLivePage;
}

describe.each(pages)('$address', (page) => {
  test('keeps within the budget of its HTML', () => {
    expect(wireSize(page.file)).toBeLessThanOrEqual(budget.html);
  });

  test('has one stylesheet, within its budget', () => {
    const sheets = [...page.document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    expect(sheets).toHaveLength(1);
    expect(wireSize(join(dist, sheets[0]?.getAttribute('href') ?? ''))).toBeLessThanOrEqual(budget.css);
  });

  test('keeps within the budget of its script', () => {
    const size = (hydration: string[]) => inlineScriptSize(page) + islandScriptSize(page, hydration);
    expect(size(['painted'])).toBeLessThanOrEqual(scriptBudget(page.path));
    expect(size(['painted', 'visible'])).toBeLessThanOrEqual(budget.scriptOfLivePage);
  });

  test('asks at the same time for every script of the islands that come to life once it is painted, and for no other', () => {
    const scripts = [...page.document.querySelectorAll('head script:not([type])')].map((script) => script.textContent);
    const addresses = scripts.flatMap((script) =>
      [...script.matchAll(/"(\/_astro\/[^"]+)"/g)].map(([, address]) => address),
    );
    expect(addresses.toSorted()).toEqual([...islandModules(page, ['painted'])].sort());
    expect(page.document.querySelector('link[rel=modulepreload]')).toBeNull();
  });

  test('preloads at most two fonts, within their budget', () => {
    const fonts = [...page.document.querySelectorAll('link[rel=preload][as=font]')];
    expect(fonts).toHaveLength(2);
    const sizes = fonts.map((font) => wireSize(join(dist, font.getAttribute('href') ?? '')));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budget.preloadedFonts);
  });
});

function inlineScriptSize({ document }: BuiltPage): number {
  const scripts = [...document.querySelectorAll('script:not([src])')].map((script) => script.textContent ?? '');
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
}

function islandScriptSize(page: BuiltPage, hydration: string[]): number {
  return [...islandModules(page, hydration)].reduce((sum, path) => sum + wireSize(join(dist, path)), 0);
}

/** Every module that the islands of the given kinds of hydration need, and every script with an address of its own. */
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
  for (const address of staticImports(readFileSync(join(dist, path), 'utf8'), path)) collectModules(address, modules);
}
