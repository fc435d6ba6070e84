/* The main journeys in Firefox and WebKit: `npm run test:engines`. The runner is Playwright's, the browsers are not. */
import { defineConfig } from '@playwright/test';
import { freePort } from './scripts/free-port.ts';

// Every worker reads this file anew, and all must agree: the first to come chooses, the others inherit.
process.env['ENGINES_PORT'] ??= String(await freePort());
const origin = `http://localhost:${process.env['ENGINES_PORT']}`;
process.env['ENGINES_ORIGIN'] = origin;

export default defineConfig<object, { engine: 'Firefox' | 'WebKit' }>({
  testDir: 'engines',
  testMatch: '*.spec.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [
    { name: 'Firefox', use: { engine: 'Firefox' } },
    { name: 'WebKit', use: { engine: 'WebKit' } },
  ],
  webServer: {
    command: 'node server/start.ts',
    env: { PORT: String(process.env['ENGINES_PORT']) },
    url: `${origin}/healthz`,
    reuseExistingServer: false,
  },
});
