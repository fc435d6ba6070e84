import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    restoreMocks: true,
    // Class names stay as they are written, so that a test can tell a state by its class where nothing else shows it.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['{src,server,integrations,scripts}/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'built-site', include: ['built-site/*.test.ts'] } },
      { extends: true, test: { name: 'hosts', include: ['hosts/*.test.ts'] } },
    ],
  },
});
