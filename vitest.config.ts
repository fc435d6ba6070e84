import { defineConfig } from 'vitest/config';
import { sampleModules } from './tests/shops/sample-modules.ts';

/** What starts many processes, and few changes can break. Before a release. */
const processes = [
  'scripts/{build,install}.test.ts',
  'server/{cost,start}.test.ts',
  'tests/{mistake,owner-recipes,update}.test.ts',
];

export default defineConfig({
  plugins: [sampleModules()],
  test: {
    restoreMocks: true,
    // Files share a worker.
    unstubGlobals: true,
    // Many times what is needed: a machine that does other things besides must come to the same result.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['tests/fail-on-console.ts', 'tests/property-seed.ts'],
          include: ['{src,server,editor,integrations,scripts}/**/*.test.ts', 'tests/*.test.ts'],
          exclude: ['**/*.dom.test.ts', ...processes],
          // A worker imports modules once for all of its files, because importing them took longer than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          setupFiles: ['tests/fail-on-console.ts', 'tests/clean-up.ts'],
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        // One worker without isolation: every page is read once, not once a file.
        test: { name: 'built-site', include: ['tests/built-site/*.test.ts'], isolate: false, maxWorkers: 1 },
      },
      { extends: true, test: { name: 'processes', include: processes } },
      { extends: true, test: { name: 'hosts', include: ['tests/hosts/*.test.ts'] } },
      { extends: true, test: { name: 'inquiries', include: ['tests/inquiries/*.test.ts'], fileParallelism: false } },
    ],
  },
});
