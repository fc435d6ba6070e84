import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,server,integrations,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    restoreMocks: true,
    // Class names stay as they are written, so that a test can tell a state by its class where nothing else shows it.
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
