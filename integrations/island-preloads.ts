import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Asks in a page's head for the scripts of its islands. Astro's own loader finds them one after the other, and only
 * once the stylesheet has come.
 */
export function islandPreloads(): AstroIntegration {
  return {
    name: 'island-preloads',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const importsOf = rememberImports((address) => readFileSync(join(dist, address), 'utf8'));
        const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
        for (const file of names.filter((name) => name.endsWith('.html')).map((name) => join(dist, name))) {
          const page = readFileSync(file, 'utf8');
          const preloaded = preloadIslands(page, importsOf);
          if (preloaded !== page) writeFileSync(file, preloaded);
        }
      },
    },
  };
}

/**
 * Adds preloads for every module of the islands that come to life at once. At low priority: the page is read and its
 * first picture seen before anything is pressed.
 *
 * @param page HTML as Astro writes it
 * @param importsOf the addresses of the modules that a module imports at once
 */
export function preloadIslands(page: string, importsOf: (address: string) => string[]): string {
  // A Set yields what is added while it is walked through.
  const modules = new Set<string>();
  for (const [island] of page.matchAll(/<astro-island(?:\s+[\w-]+(?:="[^"]*")?)*>/g)) {
    if (!island.includes(' client="load"')) continue;
    for (const [, address] of island.matchAll(/ (?:component|renderer)-url="([^"]+)"/g)) modules.add(address ?? '');
  }
  for (const module of modules) for (const address of importsOf(module)) modules.add(address);
  const links = [...modules].map((address) => `<link rel="modulepreload" href="${address}" fetchpriority="low">`);
  return page.replace('</head>', () => `${links.join('')}</head>`);
}

/** Reads a module's static imports, each module once. */
function rememberImports(read: (address: string) => string): (address: string) => string[] {
  const known = new Map<string, string[]>();
  return (address) => {
    const imports = known.get(address) ?? staticImports(read(address), address);
    known.set(address, imports);
    return imports;
  };
}

/**
 * What a bundled module imports at once, not on demand.
 *
 * @param address the module's own, which relative ones start from
 */
export function staticImports(code: string, address: string): string[] {
  const found = code.matchAll(/\b(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g);
  return [...found].map(([, relative]) => new URL(relative ?? '', `http://localhost${address}`).pathname);
}
