import type { Plugin } from 'vite';

/**
 * One style sheet for the whole site: it is small, and cached after the first page.
 *
 * Without code splitting Astro would write two style sheets, for pages and for islands, and link both. The pages include the
 * islands, so the islands' build needs only the class names, not the rules.
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
