/* The main journeys in Firefox and WebKit, part of `npm run test:release`. Playwright runs the tests, but not the browsers. */
import { defineConfig } from '@playwright/test';

export default defineConfig<object, { engine: 'Firefox' | 'WebKit' }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  forbidOnly: true,
  maxFailures: 5,
  // Much longer than needed, for busy machines.
  timeout: 120_000,
  expect: { toPass: { timeout: 20_000 } },
  projects: [
    { name: 'Firefox', use: { engine: 'Firefox' } },
    { name: 'WebKit', use: { engine: 'WebKit' } },
  ],
});
