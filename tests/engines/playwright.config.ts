/* The main journeys in Firefox and WebKit, part of `npm run test:release`. Playwright runs the tests, but not the browsers. */
import { defineConfig } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { distOf } from '../shops/shops.ts';

// Every worker evaluates this file. The first process chooses the port, the workers inherit it.
process.env['ENGINES_PORT'] ??= String(await freePort());
const origin = `http://localhost:${process.env['ENGINES_PORT']}`;
process.env['ENGINES_ORIGIN'] = origin;

export default defineConfig<object, { engine: 'Firefox' | 'WebKit' }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  forbidOnly: true,
  // Much longer than needed, for busy machines.
  timeout: 120_000,
  expect: { toPass: { timeout: 20_000 } },
  projects: [
    { name: 'Firefox', use: { engine: 'Firefox' } },
    { name: 'WebKit', use: { engine: 'WebKit' } },
  ],
  webServer: {
    command: `node server/start.ts ${distOf('sample')}`,
    cwd: '../..',
    env: { PORT: String(process.env['ENGINES_PORT']) },
    url: `${origin}/healthz`,
    reuseExistingServer: false,
  },
});
