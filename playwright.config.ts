import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';
import { freePort } from './scripts/free-port.ts';

// Every worker reads this file anew, and all must agree: the first to come chooses, the others inherit.
process.env['E2E_PORT'] ??= String(await freePort());
const port = process.env['E2E_PORT'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  snapshotPathTemplate: 'e2e/baselines/{arg}{ext}',
  workers: 2,
  forbidOnly: true,
  // For a slow machine that does other things besides; a journey takes one to five seconds.
  timeout: 60_000,
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 720 },
    // A trace of every test would double the time; to see one: npx playwright test --trace on
    launchOptions: {
      executablePath: await findChromium(),
      args: chromiumArguments,
    },
  },
  webServer: {
    command: 'node server/start.ts',
    env: { PORT: port },
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
  },
});
