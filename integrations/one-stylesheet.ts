import type { Plugin } from 'vite';

/**
 * One stylesheet for the whole site: it is small, and the second page has it already.
 *
 * Without code splitting Astro would write two, one of all pages and one of the islands, and link both.
 * But the islands are part of the pages, so the islands' own build needs their class names, not their rules.
 */
export function oneStylesheet(): Plugin {
  return {
    name: 'one-stylesheet',
    apply: 'build',
    config: () => ({ build: { cssCodeSplit: false } }),
    applyToEnvironment: (environment) => environment.name === 'client',
    // Runs after Vite has read a CSS Module, and before it keeps the rules.
    transform: (_code, id) => (id.endsWith('.css') ? { code: '', map: null } : undefined),
  };
}
