/**
 * Asks in a page's head for every module of the islands that come to life at once: Astro's own loader finds them one
 * after the other, and only once the stylesheet has come. At low priority: the page is read and its first picture seen
 * before anything is pressed.
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
