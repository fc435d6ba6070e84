import { directive } from './after-paint/after-paint.ts';
import { whenPainted } from './after-paint/when-painted.ts';

/**
 * Asks in a page's head for every module of the islands that come to life once it is painted, all at the same time:
 * Astro's own loader finds them one after the other.
 *
 * @param page HTML as Astro writes it
 * @param importsOf the addresses of the modules that a module imports at once
 */
export function preloadIslands(page: string, importsOf: (address: string) => string[]): string {
  // A Set yields what is added while it is walked through.
  const modules = new Set<string>();
  for (const [island] of page.matchAll(/<astro-island(?:\s+[\w-]+(?:="[^"]*")?)*>/g)) {
    if (!island.includes(` client="${directive}"`)) continue;
    for (const [, address] of island.matchAll(/ (?:component|renderer)-url="([^"]+)"/g)) modules.add(address ?? '');
  }
  if (modules.size === 0) return page;
  for (const module of modules) for (const address of importsOf(module)) modules.add(address);
  // Before the stylesheet: a script after it runs only once it has come.
  return page.replace(/(?=<link rel="stylesheet"|<\/head>)/, () => `<script>${askForModules(modules)}</script>`);
}

function askForModules(addresses: Iterable<string>): string {
  return `(${whenPainted})().then(() => (${preload})(${JSON.stringify([...addresses])}))`;
}

/** Pages bear it as it stands here: it must not refer to anything outside of itself. */
function preload(addresses: string[]): void {
  for (const href of addresses)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/**
 * Reads modules' static imports, each module once.
 *
 * @param read the code of a module, by its address
 */
export function rememberImports(read: (address: string) => string): (address: string) => string[] {
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
